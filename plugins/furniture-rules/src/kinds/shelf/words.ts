import type { Language } from "../../language/language.js";
import type { ShelfBoard, ShelfConfiguration } from "./configuration.js";

const TEXTS = {
  de: {
    fromTop: (places: string) => `${places} cm von oben`,
    left: "links kurz",
    right: "rechts kurz",
    both: "links und rechts kurz",
  },
  en: {
    fromTop: (places: string) => `${places} cm from the top`,
    left: "short on the left",
    right: "short on the right",
    both: "short on both sides",
  },
} as const;

/**
 * How the boards hang where the shopper has hung them, from top to bottom: "10, 60 (links kurz), 198 cm von oben". Empty
 * where they are full and at even distances.
 */
export function hungBoardsText({ boards = [] }: ShelfConfiguration, language: Language): string {
  if (boards.length === 0) return "";
  return TEXTS[language].fromTop(boards.map((board) => boardText(board, language)).join(", "));
}

function boardText({ distanceFromTop, leftShort, rightShort }: ShelfBoard, language: Language): string {
  if (!leftShort && !rightShort) return String(distanceFromTop);
  const side = leftShort && rightShort ? "both" : leftShort ? "left" : "right";
  return `${distanceFromTop} (${TEXTS[language][side]})`;
}
