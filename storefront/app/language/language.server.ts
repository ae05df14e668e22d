import { createCookie } from "@remix-run/node";
import { createInstance, type i18n as I18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";
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

const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    cookie: languageCookie,
    order: ["searchParams", "cookie", "custom"],
    findLocale: async (request) => request.headers.get(DEFAULT_LANGUAGE_HEADER),
  },
});

/** The language of a request: its path's own, named in the address (`lng`), chosen before, or the host's default. */
export async function languageOf(request: Request): Promise<Language> {
  const own = languageOfPath(new URL(request.url).pathname);
  if (own) return own;
  const language = await remixI18n.getLocale(request);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

export async function textsOf(request: Request): Promise<TFunction<"texts">> {
  return textsIn(await languageOf(request));
}

/** The texts in a language that is known. */
export async function textsIn(language: Language): Promise<TFunction<"texts">> {
  return (await i18nIn(language)).getFixedT(language, "texts");
}

const instances = new Map<Language, Promise<I18n>>();

/** i18next in one language, made once for all pages: the server never changes its language. */
export function i18nIn(language: Language): Promise<I18n> {
  const made = instances.get(language) ?? newI18n(language);
  instances.set(language, made);
  return made;
}

async function newI18n(language: Language): Promise<I18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({ ...i18nextSettings, lng: language, resources });
  return instance;
}
