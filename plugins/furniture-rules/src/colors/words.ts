import type { Color } from "../configuration/types.js";
import type { Language } from "../language/language.js";
import { hexWords } from "./hex-words.js";
import { ralWords } from "./ral-names.js";
import { STANDARD_COLORS } from "./standard.js";

/**
 * What a frozen colour is called: a standard colour by the name it was chosen under, an own colour by its RAL
 * number and name ("RAL 5024 Pastellblau") or, where a hex value was typed, by that. A language that the shop speaks since then has the
 * German name.
 */
export function colorWords({ chooseOwnColor, hex, ral, name }: Color, language: Language): string {
  if (chooseOwnColor) return ral ? ralWords(ral, language) : hexWords(hex, language);
  return name?.[language] ?? name?.de ?? standard(hex)?.label[language] ?? hexWords(hex, language);
}

/** The RAL number of a frozen colour; null for raw steel and for a colour that was typed as a hex value. */
export function colorRal({ chooseOwnColor, hex, ral, name }: Color): string | null {
  return ral ?? (chooseOwnColor || name ? null : (standard(hex)?.ral ?? null));
}

function standard(hex: string) {
  return STANDARD_COLORS.find((color) => color.hex === hex);
}
