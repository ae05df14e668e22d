import { LANGUAGES } from "../language/languages.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes that are given out today: "DD", "FX" and "UK" bear the names of DE, FR and GB as well. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => new Intl.Locale(`und-${code}`).region === code,
);

/** The codes of all countries by what each of the shop's languages calls them, in lower case. */
const codesByName = new Map(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    return CODES.flatMap((code) => {
      const name = names.of(code);
      return name ? [[name.toLowerCase(), code] as const] : [];
    });
  }),
);

/** The ISO 3166 code of a country as editors write it, "Deutschland" or "de"; null for a word that names none. */
export function countryCode(written: string): string | null {
  const word = written.trim().toLowerCase();
  const code = word.toUpperCase();
  const isCode = CODES.includes(code) && [...codesByName.values()].includes(code);
  return isCode ? code : (codesByName.get(word) ?? null);
}
