import { inEachLanguage, type Language, type Words } from "../language/language.js";
import { RAL_NAMES } from "../language/ral-names.js";
import { ralHexes } from "./ral.js";

/** One colour of RAL Classic. */
export interface RalColor {
  /** "RAL 5024". */
  ral: string;
  /** "#RRGGBB": the nearest a screen comes to it. */
  hex: string;
  name: Words;
}

/** The 216 colours of RAL Classic, in the order of their numbers. */
export const RAL_COLORS: readonly RalColor[] = ralHexes().map(({ ral, hex }) => ({
  ral,
  hex,
  name: RAL_NAMES.get(ral) ?? inEachLanguage(() => ""),
}));

/** "RAL 5024 Pastellblau"; a number there is no name for as it is. */
export function ralWords(ral: string, language: Language): string {
  return [ral, RAL_NAMES.get(ral)?.[language]].filter(Boolean).join(" ");
}
