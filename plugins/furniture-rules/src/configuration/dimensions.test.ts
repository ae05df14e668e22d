import { expect, test } from "vitest";
import { defaultConfiguration, dimensionsText, type Furniture, KINDS, type Kind, sidesOf } from "../index.js";

const furniture = (kind: Kind) => ({ kind, configuration: defaultConfiguration(kind) }) as Furniture;

test.each([
  ["table", "220 × 80 × 75 cm", "220 × 80 × 75 cm"],
  ["tableOffice", "160 × 80 cm, Höhe 67–127 cm", "160 × 80 cm, height 67–127 cm"],
  ["bench", "220 × 40 × 45 cm", "220 × 40 × 45 cm"],
  ["stool", "40 × 40 × 45 cm", "40 × 40 × 45 cm"],
  ["shelf", "200 × 30 × 200 cm", "200 × 30 × 200 cm"],
  ["frame", "20 × 20 cm", "20 × 20 cm"],
  ["sample", "", ""],
] as const)("the measures of a %s are said as %j", (kind, german, english) => {
  expect(dimensionsText(furniture(kind))).toBe(german);
  expect(dimensionsText(furniture(kind), "en")).toBe(english);
});

test("a piece has the sides of its kind and no others", () => {
  const sides = (kind: Kind) => sidesOf(furniture(kind));
  expect(sides("table")).toStrictEqual({ length: 220, width: 80, height: 75 });
  expect(sides("shelf")).toStrictEqual({ width: 200, depth: 30, height: 200 });
  expect(sides("frame")).toStrictEqual({ width: 20, height: 20 });
  expect(sides("sample")).toStrictEqual({});
});

test("every piece of furniture has measures, also the desk that is not made to measure", () => {
  for (const kind of KINDS.filter((one) => one !== "sample"))
    expect(dimensionsText(furniture(kind))).toMatch(/cm$/);
});
