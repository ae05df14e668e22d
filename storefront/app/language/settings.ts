import type { InitOptions } from "i18next";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages.ts";

/** Options of i18next for browser and server. React escapes texts, so i18next need not. */
export const i18nextSettings = {
  supportedLngs: [...LANGUAGES],
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: "texts",
  ns: ["texts"],
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions;
