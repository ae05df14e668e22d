import type { AppLoadContext } from "@remix-run/node";
import { richTextPlain } from "../content/richText.server.tsx";
import type { Language } from "../language/languages.ts";
import { originsOf } from "../seo/origins.server.ts";

/** The terms and conditions as plain text, for the mails that confirm an order: the page's own words, with every placeholder filled. */
export async function termsText(
  { content, environment }: Pick<AppLoadContext, "content" | "environment">,
  language: Language,
): Promise<Response> {
  const page = await content.legalPage("terms", language);
  if (!page) throw new Response("not known at present", { status: 503 });
  const { main } = originsOf(environment);
  return new Response(`${page.title}\n\n${richTextPlain(page.text, main)}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
