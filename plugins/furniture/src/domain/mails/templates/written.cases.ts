import type { MailFacts } from "../facts/mail-facts";
import { renderHtml } from "../html/render-html";
import { renderText } from "../render-text";
import { TEMPLATES } from "./templates";

/** A mail as it leaves: subject, HTML and text. */
export async function write(template: keyof typeof TEMPLATES, facts: MailFacts) {
  const document = TEMPLATES[template](facts);
  return { ...document, html: renderHtml(document, facts), text: renderText(document, facts) };
}

/** What a reader sees of HTML: its text. */
export function seen(html: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };
  return html
    .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(#x27|\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, " ");
}
