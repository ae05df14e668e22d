import { LINE_FIELD } from "./line.ts";

/**
 * The names by which an address says a piece. Whatever else stands in a query is of advertisements and search engines, which invent new
 * names each year.
 */
const SAYS_A_PIECE = new Set([
  "chosen",
  "length",
  "width",
  "height",
  "frameType",
  "tableTop",
  "filling",
  "passepartoutColor",
  "color",
  "ownColor",
  "numberOfPlanks",
  "numberOfPillars",
  "boards",
  "choosePlanks",
  "shown",
  "count",
  LINE_FIELD,
]);

/** Whether a query holds a configuration. */
export function hasConfiguration(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => SAYS_A_PIECE.has(name));
}
