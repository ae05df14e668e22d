import { CARD_NAMES } from "../language/card.js";
import { type Language, type Words, wordsOf } from "../language/language.js";

/** Card of a passe-partout that one finds at every framer's. Any other colour can be typed. */
export const CARD_COLORS = [
  { hex: "#FFFFFF", label: wordsOf(CARD_NAMES, "white") },
  { hex: "#F3EAD7", label: wordsOf(CARD_NAMES, "cream") },
  { hex: "#9A9A94", label: wordsOf(CARD_NAMES, "grey") },
  { hex: "#1E1E1E", label: wordsOf(CARD_NAMES, "black") },
  { hex: "#7C2B24", label: wordsOf(CARD_NAMES, "red") },
] as const satisfies readonly { hex: string; label: Words }[];

/** "Weiß" for a colour of card that has a name, else its hex value. */
export function cardWords(hex: string, language: Language): string {
  return CARD_COLORS.find((card) => card.hex === hex.toUpperCase())?.label[language] ?? hex;
}

/** "#RRGGBB" of a colour of card that is called by its name in either language; undefined for anything else. */
export function hexOfCard(typed: string): string | undefined {
  const name = typed.trim().toLowerCase();
  return CARD_COLORS.find(({ label }) => Object.values(label).some((word) => word.toLowerCase() === name))
    ?.hex;
}
