import type { Language } from "../language/language.js";

/** Card of a passe-partout that one finds at every framer's. Any other colour can be typed. */
export const CARD_COLORS = [
  { hex: "#FFFFFF", label: { de: "Weiß", en: "White" } },
  { hex: "#F3EAD7", label: { de: "Creme", en: "Cream" } },
  { hex: "#9A9A94", label: { de: "Grau", en: "Grey" } },
  { hex: "#1E1E1E", label: { de: "Schwarz", en: "Black" } },
  { hex: "#7C2B24", label: { de: "Rot", en: "Red" } },
] as const satisfies readonly { hex: string; label: Readonly<Record<Language, string>> }[];

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
