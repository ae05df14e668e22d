import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FurnitureCase, furniture, shelfOf, tableOf } from "../furniture.cases.js";
import { defaultConfiguration, KINDS, type Kind, parseConfiguration, priceOf } from "../index.js";
import vectors from "./price-vectors.json";

const price = (kind: Kind, configuration: unknown): number => {
  const parsed = parseConfiguration(kind, configuration);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return priceOf(parsed.kind, parsed.configuration).price;
};

test.each(vectors.prices.map((vector, index) => ({ index, ...vector })))(
  "computed example $index: a $kind for $price EUR",
  ({ kind, configuration, price: expected }) => {
    expect(price(kind as Kind, configuration)).toBe(expected);
  },
);

test.each([
  ["table", 1491],
  ["tableOffice", 1819],
  ["bench", 935],
  ["stool", 194],
  ["shelf", 2852],
  ["frame", 52],
  ["sample", 5],
] as const)("the default %s costs %i EUR", (kind, expected) => {
  expect(priceOf(kind, defaultConfiguration(kind)).price).toBe(expected);
});

describe("a fee goes with its choice", () => {
  const office = { dimensions: { chosen: "office" } };
  test.each([
    [
      "the same size as individual",
      { dimensions: { chosen: "individual", length: 160, width: 80, height: 70 } },
      30,
    ],
    ["a closed frame", { ...office, frameType: "closed" }, 75],
    ["a diagonal frame", { ...office, frameType: "diagonal" }, 125],
    ["a solid top", { ...office, tableTop: "solid" }, 150],
    ["picking planks", { ...office, choosePlanks: true }, 30],
    ["a colour of one's own", { ...office, color: { chooseOwnColor: true, hex: "#8A1F2B" } }, 100],
  ])("table: %s", (_name, configuration, fee) => {
    expect(price("table", configuration) - price("table", office)).toBe(fee);
  });

  test.each([
    ["nothing", {}, 194],
    ["massive", { frameType: "massive" }, 259],
    ["picking the plank, rounded up at the half", { choosePlanks: true }, 226],
    ["its own colour", { color: { chooseOwnColor: true, hex: "#8A1F2B" } }, 324],
    ["individual at the normal size", { dimensions: { chosen: "individual" } }, 207],
  ])("stool: %s", (_name, configuration, expected) => {
    expect(price("stool", configuration)).toBe(expected);
  });

  test("desk and shelf know no fee for a colour of one's own", () => {
    const color = { chooseOwnColor: true, hex: "#8A1F2B" };
    expect(price("tableOffice", { color })).toBe(1819);
    expect(price("shelf", { color })).toBe(2852);
  });
});

describe("true halves are rounded up where binary floating point falls below them", () => {
  // The expected prices are computed from whole numbers alone.
  const cents = (length: number, width: number, height: number, planks: number): number =>
    59900 + 250 * (length - 100) + 250 * (width - 50) + 250 * (height - 45) + 7500 * (planks - 2);

  test("every table length and height", () => {
    for (let length = 100; length <= 220; length++) {
      for (let height = 45; height <= 110; height++) {
        const thousandths = cents(length, 80, height, 3) * 13;
        const expected = Math.floor((thousandths + 500) / 1000) + 30;
        expect(priceOf("table", tableOf({ length, width: 80, height })).price).toBe(expected);
      }
    }
  });

  test("every shelf", () => {
    for (let width = 100; width <= 220; width++) {
      for (let height = 50; height <= 200; height += 3) {
        // In 1/100000 EUR: 1.3 · (200 + 1.1 · (1.19 · (250 + …) + longer side)), numbers without a fraction.
        const material = 2500 + 25 * (width - 60) + 25 * (height - 50) + 1000;
        const inner = 13 * (200 * 10000 + 11 * (119 * material + Math.max(width, height) * 1000));
        const expected = Math.floor((inner + 50000) / 100000);
        const shelf = shelfOf({ width, depth: 30, height }, { numberOfPlanks: 2, numberOfPillars: 3 });
        expect(priceOf("shelf", shelf).price).toBe(expected);
      }
    }
  });
});

test("whatever is configured, the lines of the breakdown are whole, positive and sum to the price", () => {
  fc.assert(
    fc.property(furniture(), ({ kind, configuration }) => {
      const { price: total, breakdown } = priceOf(kind, configuration);
      expect(breakdown.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
      for (const line of breakdown) {
        expect(Number.isInteger(line.amount) && line.amount > 0).toBe(true);
        expect(line.label).not.toBe("");
      }
      expect(new Set(breakdown.map((line) => line.code)).size).toBe(breakdown.length);
    }),
  );
});

test("the bill of the default table", () => {
  const { breakdown } = priceOf("table", defaultConfiguration("table"));
  expect(breakdown).toEqual([
    { code: "base", label: "Grundpreis Tisch", amount: 779 },
    { code: "length", label: "Länge", amount: 390 },
    { code: "width", label: "Breite", amount: 97 },
    { code: "height", label: "Höhe", amount: 98 },
    { code: "planks", label: "Weitere Planken", amount: 97 },
    { code: "individual", label: "Individuelle Maße", amount: 30 },
  ]);
});

describe("the price never falls when", () => {
  const grows = (side: string) => {
    fc.assert(
      fc.property(furniture(), fc.integer({ min: 1, max: 60 }), (small, by) => {
        const large = enlarged(small, side, by);
        if (large)
          expect(priceOf(small.kind, large).price).toBeGreaterThanOrEqual(
            priceOf(small.kind, small.configuration).price,
          );
      }),
      { numRuns: 400 },
    );
  };
  test.each(["length", "width", "height"])("the %s grows", grows);
});

test("the same configuration has the same price every time", () => {
  for (const kind of KINDS) {
    const configuration = defaultConfiguration(kind);
    expect(priceOf(kind, configuration)).toEqual(priceOf(kind, structuredClone(configuration)));
  }
});

/** The same piece with one side longer, where the workshop builds it. */
function enlarged({ kind, configuration }: FurnitureCase, side: string, by: number) {
  if (!("dimensions" in configuration)) return undefined;
  const dimensions: Record<string, unknown> = { ...configuration.dimensions };
  if (typeof dimensions[side] !== "number") return undefined;
  dimensions[side] += by;
  if ("chosen" in dimensions) dimensions.chosen = "individual";
  const parsed = parseConfiguration(kind, {
    ...configuration,
    dimensions,
    ...("planks" in configuration && { planks: undefined }),
  });
  return parsed.ok ? parsed.configuration : undefined;
}
