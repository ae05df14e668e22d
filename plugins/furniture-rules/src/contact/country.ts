import { LANGUAGES, type Language } from "../language/language.js";

/** The member states of the EU, lower-case ISO codes (Greece is `gr`), as of 2026. What goes there carries VAT. */
export const EU_MEMBER_STATES: readonly string[] =
  "at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk".split(" ");

/** The codes of all countries by what each of the shop's languages calls them, in lower case. Made when first asked for. */
let codesByName: Map<string, string> | undefined;

/** The ISO 3166 code of a country as editors write it, "Deutschland" or "de"; null for a word that names none. */
export function countryCode(written: string): string | null {
  codesByName ??= new Map(LANGUAGES.flatMap(namesIn));
  const word = written.trim().toLowerCase();
  const code = word.toUpperCase();
  const isCode = isGivenOut(code) && [...codesByName.values()].includes(code);
  return isCode ? code : (codesByName.get(word) ?? null);
}

/** A country in the reader's language, however editors write it; what names no country stays as it is written. */
export function countryIn(written: string, language: Language): string {
  const code = countryCode(written);
  return (code && new Intl.DisplayNames([language], { type: "region" }).of(code)) ?? written;
}

function namesIn(language: Language): (readonly [name: string, code: string])[] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isGivenOut);
  return codes.flatMap((code) => {
    const name = names.of(code);
    return name ? [[name.toLowerCase(), code] as const] : [];
  });
}

/** "DD", "FX" and "UK" bear the names of DE, FR and GB as well, but are given out no more. */
function isGivenOut(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && new Intl.Locale(`und-${code}`).region === code;
}
