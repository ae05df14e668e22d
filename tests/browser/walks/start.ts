import type { Page } from "@playwright/test";
import fc from "fast-check";
import { type Configurator, putInCart } from "../cart";
import { shop } from "../shop";
import { firstPiece, type Piece, SAMPLE, withPreset, withSide } from "./oracle/pieces";

/** A piece that lies in the cart before the walk begins, and the form that puts it there. */
interface StartPiece {
  page: Configurator;
  fields: Record<string, string>;
  piece: Piece;
}

const table = firstPiece("table");
const bench = firstPiece("bench");
const stool = firstPiece("stool");
const shelf = firstPiece("shelf");
const frame = firstPiece("frame");

const START_PIECES: readonly StartPiece[] = [
  { page: "Table", fields: {}, piece: table },
  {
    page: "Table",
    fields: { chosen: "dining", frameType: "closed", tableTop: "solid" },
    piece: { ...withPreset(table, "dining"), frame: "closed", solidTop: true },
  },
  {
    page: "Table",
    fields: { chosen: "sofa", color: "ffffff" },
    piece: { ...withPreset(table, "sofa"), color: "standard 1" },
  },
  { page: "TableOffice", fields: {}, piece: firstPiece("tableOffice") },
  {
    page: "Bench",
    fields: { chosen: "twoPerson", frameType: "massive" },
    piece: { ...withPreset(bench, "twoPerson"), frame: "massive" },
  },
  { page: "Bench", fields: { length: "133" }, piece: withSide(bench, "length", 133) },
  { page: "Stool", fields: {}, piece: stool },
  {
    page: "Stool",
    fields: { chosen: "high", color: "own", ownColor: "1e5945" },
    piece: { ...withPreset(stool, "high"), ownColor: true, color: "#1E5945" },
  },
  { page: "Shelf", fields: {}, piece: shelf },
  { page: "Frame", fields: {}, piece: frame },
  {
    page: "Frame",
    fields: { width: "60", height: "90", filling: "mirror" },
    piece: { ...withSide(withSide(frame, "width", 60), "height", 90), filling: "mirror" },
  },
  { page: "Stool", fields: { intent: "sample" }, piece: SAMPLE },
];

/** How a walk begins: the screen, the language, and what lies in the cart already. */
export const start = fc.record({
  width: fc.constantFrom(390, 1440),
  language: fc.constantFrom("de" as const, "en" as const),
  pieces: fc.array(fc.constantFrom(...START_PIECES), { maxLength: 8, size: "max" }),
});
export type Start = typeof start extends fc.Arbitrary<infer Value> ? Value : never;

/** Puts the pieces into the cart as a browser without scripts does, which is quick. */
export async function fillCart(page: Page, { pieces }: Start): Promise<Piece[]> {
  for (const { page: configurator, fields } of pieces) await putInCart(page, configurator, fields);
  // The popup about the last of them belongs to the page that was posted to.
  const last = pieces.at(-1);
  if (last) await page.request.get(`${shop.storefront}/configurator${last.page}Desktop`);
  return pieces.map(({ piece }) => piece);
}
