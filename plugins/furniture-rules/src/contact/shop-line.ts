import { hasControlCharacters, isBlank } from "./bounds.js";

/** Longest line that the shop says of itself (name, street, bank …) and the longest short text an editor writes, in characters. */
export const SHOP_LINE_LENGTH = 200;

/** What is wrong with such a line, in German for staff; undefined where nothing is. Studio and server ask this alike. */
export function shopLineFault(text: string): string | undefined {
  if (isBlank(text)) return "Hier stehen nur Leerzeichen.";
  if (text.trim().length > SHOP_LINE_LENGTH) return `Höchstens ${SHOP_LINE_LENGTH} Zeichen.`;
  return hasControlCharacters(text) ? "Hier steht nur eine Zeile." : undefined;
}
