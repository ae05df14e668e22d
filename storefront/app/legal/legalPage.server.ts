import type { AppLoadContext } from "@remix-run/node";
import type { LegalKey } from "../content/queries/legal.server.ts";
import { richTextHtml } from "../content/richText.server.tsx";
import { dayInWords } from "../language/day.ts";
import type { Language } from "../language/languages.ts";

/** A legal text as editors wrote it. */
export interface ShownLegalPage {
  title: string;
  html: string;
  /** The day from which it holds, in words; "" when it is not known. */
  validFrom: string;
}

/** The legal text of a key as HTML; null while the CMS has never answered with it. */
export async function legalPageOf(
  key: LegalKey,
  language: Language,
  context: AppLoadContext,
): Promise<ShownLegalPage | null> {
  const page = await context.content.legalPage(key, language);
  if (!page) return null;
  return {
    title: page.title,
    html: richTextHtml(page.text),
    validFrom: dayInWords(page.validFrom, language),
  };
}
