import { expect, test } from "vitest";
import { colorName, type PaletteColor, paletteOf, STANDARD_COLORS } from "./standard.js";
import { colorRal } from "./words.js";

const MOSS: PaletteColor = { hex: "#0F4336", ral: "RAL 6005", label: { de: "Moos", en: "Moss" } };
const SAND: PaletteColor = { hex: "#D2AA6D", ral: "RAL 1002", label: { de: "Sand", en: "Sand" } };

test("staff's colours are the palette in their order, each hex once, under the name that came first", () => {
  const again: PaletteColor = { ...MOSS, label: { de: "Wald", en: "Forest" } };
  expect(paletteOf([MOSS, SAND, again])).toEqual([MOSS, SAND]);
  expect(paletteOf([SAND, SAND, MOSS])).toEqual([SAND, MOSS]);
});

test("where staff keep no colour the three of the specification are the palette", () => {
  expect(paletteOf([]).map(({ hex }) => hex)).toEqual(["#27292B", "#FFFFFF", "#383430"]);
});

test("the colour name follows the hex picked, and an own colour has none", () => {
  expect(["#383430", "#ffffff", "#27292B", "#8A1F2B"].map(colorName)).toEqual([
    "Klarlack",
    "Weiss",
    "Graphit",
    "",
  ]);
});

test("a frozen colour has the powder of its number; raw steel, a typed value and a colour without number have none", () => {
  const [graphite, , raw] = STANDARD_COLORS;
  const hex = graphite.hex;
  expect(colorRal({ chooseOwnColor: false, hex })).toBe("RAL 9011");
  expect(colorRal({ chooseOwnColor: false, hex: raw?.hex ?? "" })).toBeNull();
  expect(colorRal({ chooseOwnColor: true, hex, ral: "RAL 7016" })).toBe("RAL 7016");
  // The same value as graphite, but typed, or kept by staff under another name without a number.
  expect(colorRal({ chooseOwnColor: true, hex })).toBeNull();
  expect(colorRal({ chooseOwnColor: false, hex, name: { de: "Roh", en: "Raw" } })).toBeNull();
  // A colour of a former palette that nothing more is known of.
  expect(colorRal({ chooseOwnColor: false, hex: "#123456" })).toBeNull();
});
