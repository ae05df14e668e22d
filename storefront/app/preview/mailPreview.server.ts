import { isMailTextKey, type MailTextKey, mailDocumentType, textsOf } from "@planke46/furniture-rules";
import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import type { AskMedusa } from "../commerce/medusa.server.ts";
import type { Language } from "../language/languages.ts";
import { servedWords } from "../language/servedWords.server.ts";

const TIMEOUT_MS = 2500;

const unseenText = z.object({ title: z.string(), when: z.string().optional(), text: z.string() });
const answer = z.object({ subject: z.string(), html: z.string(), unseen: z.array(unseenText) });
const document = z.record(z.string(), z.unknown()).nullish();
const localized = z.record(z.string(), z.string());

export type MailPreview = ReturnType<typeof createMailPreview>;

/**
 * Shows a mail as its customer would see it, with the texts of its draft. Medusa writes it, as it writes every mail, about a sample
 * order; the texts that such an order has no place for follow below it. For those who see drafts alone.
 * @param reader reads drafts; null without a token
 */
export function createMailPreview(reader: SanityClient | null, ask: AskMedusa) {
  /** The mail as a page; null for a name that no text has. Rejects when the CMS or Medusa is silent. */
  return async (key: string, language: Language): Promise<string | null> => {
    if (!reader || !isMailTextKey(key)) return null;
    const { subject, html, unseen } = await ask("/store/furniture/mail-preview", {
      method: "POST",
      body: { key, language, texts: await draftOf(reader, key, language) },
      answer,
    });
    return html
      .replace(/<body\b[^>]*>/, (body) => body + subjectLine(subject, language))
      .replace("</body>", () => `${unseenList(unseen)}</body>`);
  };
}

async function draftOf(
  reader: SanityClient,
  key: MailTextKey,
  language: Language,
): Promise<Record<string, string>> {
  const id = mailDocumentType(key);
  const found = document.parse(
    await reader.fetch<unknown>("*[_id == $id][0]", { id }, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  );
  const written = textsOf(key).map(([name]) => [name, localized.safeParse(found?.[name]).data?.[language]]);
  return Object.fromEntries(written.filter(([, text]) => text !== undefined));
}

/** What a mail program shows above the mail. */
function subjectLine(subject: string, language: Language): string {
  const style = "margin:0;padding:12px 18px;background:#fff;color:#27292b;font:16px/1.4 sans-serif";
  return `<p style="${style}"><strong>${servedWords[language].found.subject}:</strong> ${escaped(subject)}</p>`;
}

/** The texts that only other orders have, for staff, with when they stand in the mail. */
function unseenList(unseen: readonly z.infer<typeof unseenText>[]): string {
  if (unseen.length === 0) return "";
  const style = "margin:0;padding:18px;background:#fff;color:#27292b;font:16px/1.5 sans-serif";
  const entries = unseen.map(
    ({ title, when, text }) =>
      `<dt style="margin-top:14px"><strong>${escaped(title)}</strong>${when ? ` ${escaped(when)}` : ""}</dt>` +
      `<dd style="margin:4px 0 0;padding-left:12px;border-left:4px solid #c9c2b4;white-space:pre-line">${escaped(text)}</dd>`,
  );
  return `<section lang="de" style="${style}"><h2 style="margin:0;font-size:18px">Nicht in diesem Beispiel</h2><dl style="margin:0;max-width:70ch">${entries.join("")}</dl></section>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
