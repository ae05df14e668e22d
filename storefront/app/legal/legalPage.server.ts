import { type WithdrawalForm, withdrawalForm } from "@planke46/furniture-rules";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { LegalKey } from "../content/queries/legal.server.ts";
import { richTextHtml, richTextPlain } from "../content/richText.server.tsx";
import { dayInWords } from "../language/day.ts";
import { languageOf, textsIn } from "../language/language.server.ts";
import type { Language } from "../language/languages.ts";
import { servedWords } from "../language/servedWords.server.ts";
import { addressIn, type Origins } from "../seo/addresses.ts";
import { originsOf } from "../seo/origins.server.ts";

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
    description: servedWords[language].found.legal[key],
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

/** The terms and conditions as plain text, for the mails that confirm an order: the page's own words, with every placeholder filled. */
export async function termsText(
  { content, environment }: Pick<AppLoadContext, "content" | "environment">,
  language: Language,
): Promise<Response> {
  const page = await content.legalPage("terms", language);
  if (!page) throw new Response("not known at present", { status: 503 });
  const origins = originsOf(environment);
  const text = richTextPlain(page.text, (path) => wholeAddress(path, language, origins));
  return new Response(`${page.title}\n\n${text}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** The address of a page that opens in the mail's language, in whichever browser it is read. */
function wholeAddress(path: string, language: Language, origins: Origins): string {
  const { pathname, searchParams, hash } = new URL(path, origins.main);
  const address = new URL(addressIn(language, pathname, origins));
  for (const [name, value] of searchParams) address.searchParams.append(name, value);
  address.hash = hash;
  return address.href;
}
