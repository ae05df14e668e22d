import type { InitOptions } from "i18next";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages.ts";

/** What i18next is told in the browser and on the server alike. React escapes, so i18next need not. */
export const i18nextSettings = {
  supportedLngs: [...LANGUAGES],
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: "texts",
  ns: ["texts"],
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions;
