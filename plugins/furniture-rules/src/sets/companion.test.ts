import { expect, test } from "vitest";
import { parseConfiguration } from "../configuration/parse.js";
import { defaultConfiguration, type Furniture } from "../kinds/registry.js";
import { priceOf } from "../prices/price-of.js";
import { companionOf, suggestionFor } from "./companion.js";

const OWN = { chooseOwnColor: true, hex: "#8A1F2B" };

function table(length: number, height: number, color = OWN): Furniture {
  const configuration = defaultConfiguration("table");
  return {
    kind: "table",
    configuration: {
      ...configuration,
      dimensions: { ...configuration.dimensions, length, height },
      color,
    },
  };
}

function bench(length: number): Furniture {
  const configuration = defaultConfiguration("bench");
  return {
    kind: "bench",
    configuration: { ...configuration, dimensions: { ...configuration.dimensions, length } },
  };
}

const piece = (kind: "stool" | "shelf" | "sample") =>
  ({ kind, configuration: defaultConfiguration(kind) }) as Furniture;

test("a table is offered a bench of its length and colour, with the own colour's fee", () => {
  const companion = companionOf(table(187, 75));
  expect(companion).toMatchObject({
    kind: "bench",
    configuration: { dimensions: { chosen: "individual", length: 187 }, color: OWN },
  });
  // (399 + 2.5 × 87 + 100 own colour + 20 individual) × 1.3
  expect(companion && priceOf(companion.kind, companion.configuration).price).toBe(957);
});

test("a length that is a preset of the bench costs no individual size", () => {
  expect(companionOf(table(120, 75))).toMatchObject({
    configuration: { dimensions: { chosen: "twoPerson" } },
  });
  expect(companionOf(table(170, 75))).toMatchObject({
    configuration: { dimensions: { chosen: "threePerson" } },
  });
});

test.each([
  [45, undefined],
  [64, undefined],
  [65, "bench"],
  [85, "bench"],
  [94, undefined],
  [95, "stool"],
  [110, "stool"],
])("a table %i cm high goes with %s", (height, kind) => {
  expect(companionOf(table(200, height))?.kind).toBe(kind);
});

test("a bench is offered a table of its length", () => {
  expect(companionOf(bench(180))).toMatchObject({
    kind: "table",
    configuration: { dimensions: { length: 180 } },
  });
  expect(companionOf(bench(200))).toMatchObject({ configuration: { dimensions: { chosen: "dining" } } });
});

test("a bar table is offered a high stool, a bench a dining table, each with nothing to pay that was not asked for", () => {
  const plain = { chooseOwnColor: false, hex: "#FFFFFF" };
  const rest = { choosePlanks: false, planks: [] };
  expect(companionOf(table(200, 100, plain))).toEqual({
    kind: "stool",
    configuration: {
      dimensions: { chosen: "high", length: 40, width: 40, height: 75 },
      frameType: "simple",
      color: plain,
      ...rest,
    },
  });
  const white = bench(180);
  if (white.kind !== "bench") throw new Error("no bench");
  white.configuration.color = plain;
  expect(companionOf(white)).toEqual({
    kind: "table",
    configuration: {
      dimensions: { chosen: "individual", length: 180, width: 80, height: 75 },
      tableTop: "single",
      frameType: "open",
      color: plain,
      ...rest,
    },
  });
});

test("every companion of every length can be built", () => {
  for (let length = 100; length <= 220; length++) {
    for (const one of [table(length, 75), table(length, 100), bench(length)]) {
      const companion = companionOf(one);
      expect(companion && parseConfiguration(companion.kind, companion.configuration).ok).toBe(true);
    }
  }
});

test("a cart is suggested one piece at most, and none once a table has seats", () => {
  expect(suggestionFor([])).toBeUndefined();
  expect(suggestionFor([piece("shelf"), piece("sample"), piece("stool")])).toBeUndefined();
  expect(suggestionFor([table(200, 75), piece("shelf")])?.kind).toBe("bench");
  expect(suggestionFor([table(200, 75), bench(200)])).toBeUndefined();
  expect(suggestionFor([table(200, 75), piece("stool")])).toBeUndefined();
  expect(suggestionFor([table(200, 75), table(120, 75)])).toMatchObject({
    configuration: { dimensions: { length: 120 } },
  });
});
