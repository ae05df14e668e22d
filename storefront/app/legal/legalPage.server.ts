import { type WithdrawalForm, withdrawalForm } from "@planke46/furniture-rules";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { LegalKey } from "../content/queries/legal.server.ts";
import { richTextHtml } from "../content/richText.server.tsx";
import { dayInWords } from "../language/day.ts";
import { languageOf, textsIn } from "../language/language.server.ts";
import type { Language } from "../language/languages.ts";
import { foundWords } from "../seo/words.server.ts";

/** A legal text as editors wrote it. */
export interface ShownLegalPage {
  title: string;
  html: string;
  /** The day from which it holds, in words; "" when it is not known. */
  validFrom: string;
}

/** What every page of a legal text needs. */
export interface LegalAnswer {
  language: Language;
  /** The editors' title, or the shop's own while the CMS has never answered. */
  title: string;
  /** For search engines. */
  description: string;
  /** null while the CMS has never answered with it. */
  page: ShownLegalPage | null;
}

/** The shop's own title of each. */
const TITLES = {
  imprint: "legal.imprintTitle",
  dataProtection: "legal.dataTitle",
  terms: "legal.termsTitle",
  withdrawal: "legal.withdrawalTitle",
  guarantee: "legal.guaranteeTitle",
  accessibility: "legal.accessibilityTitle",
} as const satisfies Record<LegalKey, string>;

/** The legal text of a key in the language of the request, as HTML. */
export async function legalAnswer(
  key: LegalKey,
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
): Promise<LegalAnswer> {
  const language = await languageOf(request);
  const [t, page] = await Promise.all([textsIn(language), context.content.legalPage(key, language)]);
  return {
    language,
    title: page?.title ?? t(TITLES[key]),
    description: foundWords[language].legal[key],
    page: page && {
      title: page.title,
      html: richTextHtml(page.text),
      validFrom: dayInWords(page.validFrom, language),
    },
  };
}

/** The model form for withdrawal, addressed to the shop; null while its address is not known. */
export async function withdrawalFormOf(
  { content }: Pick<AppLoadContext, "content">,
  language: Language,
): Promise<WithdrawalForm | null> {
  const settings = await content.settings(language);
  return settings.street && settings.mail ? withdrawalForm(settings, language) : null;
}
