import { SHELF_WORDS } from "../../language/kinds.js";
import type { Language } from "../../language/language.js";
import type { ShelfBoard, ShelfConfiguration } from "./configuration.js";

/**
 * How the boards hang where the shopper has hung them, from top to bottom: "10, 60 (links kurz), 198 cm von oben". Empty
 * where they are full and at even distances.
 */
export function hungBoardsText({ boards = [] }: ShelfConfiguration, language: Language): string {
  if (boards.length === 0) return "";
  return SHELF_WORDS[language].fromTop(boards.map((board) => boardText(board, language)).join(", "));
}

function boardText({ distanceFromTop, leftShort, rightShort }: ShelfBoard, language: Language): string {
  if (!leftShort && !rightShort) return String(distanceFromTop);
  const side = leftShort && rightShort ? "both" : leftShort ? "left" : "right";
  return `${distanceFromTop} (${SHELF_WORDS[language][side]})`;
}
