import { createCookie } from "@remix-run/node";
import type { TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { texts as de } from "./de/index.ts";
import { DEFAULT_LANGUAGE_HEADER } from "./defaultLanguageHeader.ts";
import { texts as en } from "./en/index.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./languages.ts";
import { languageOfPath } from "./paths.ts";
import { i18nextSettings } from "./settings.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

export const resources = { de: { texts: de }, en: { texts: en } };

/** Remembers the language a visitor chose. */
export const languageCookie = createCookie("language", {
  httpOnly: true,
  maxAge: ONE_YEAR_S,
  path: "/",
  sameSite: "lax",
});

const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    cookie: languageCookie,
    order: ["searchParams", "cookie", "custom"],
    findLocale: async (request) => request.headers.get(DEFAULT_LANGUAGE_HEADER),
  },
  i18next: { ...i18nextSettings, resources },
});

/** The language of a request: its path's own, named in the address (`lng`), chosen before, or the host's default. */
export async function languageOf(request: Request): Promise<Language> {
  const own = languageOfPath(new URL(request.url).pathname);
  if (own) return own;
  const language = await i18n.getLocale(request);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** The texts in the language of a request. */
export async function textsOf(request: Request): Promise<TFunction<"texts">> {
  return textsIn(await languageOf(request));
}

/** The texts in a language that is known. */
export function textsIn(language: Language): Promise<TFunction<"texts">> {
  return i18n.getFixedT(language, "texts");
}
