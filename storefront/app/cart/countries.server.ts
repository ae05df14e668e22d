import { HOME_COUNTRY } from "@planke46/furniture-rules";
import type { Language } from "../language/languages.ts";

/** Where most orders from abroad come from, the one at home left out: they stand first, in the reader's order of names. */
const NEIGHBOURS = ["at", "ch", "de"];

/** Home first, then its neighbours, then the others by name. Codes are those of ISO 3166, in lower case. */
export function countriesInOrder(
  codes: readonly string[],
  language: Language,
  home = HOME_COUNTRY,
): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const named = (code: string) => ({ code, name: names.of(code.toUpperCase()) ?? code });
  const rank = (code: string) => (NEIGHBOURS.includes(code) ? 0 : 1);
  const abroad = codes
    .filter((code) => code !== home)
    .map(named)
    .sort((one, other) => rank(one.code) - rank(other.code) || one.name.localeCompare(other.name, language));
  return [named(home), ...abroad];
}
