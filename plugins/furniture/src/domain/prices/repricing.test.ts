import { defaultConfiguration, PRICES, type Prices, priceTable } from "@planke46/furniture-rules";
import { describe, expect, test } from "vitest";
import type { Repriced } from "../../modules/prices";
import { type FrozenLine, frozenLine, reprice, withChanges } from "./repricing";

const tableWith = (overrides: Record<string, number>): Prices => {
  const table = priceTable(overrides);
  if (!table.ok) throw new Error(JSON.stringify(table.issues));
  return table.prices;
};
const desk: FrozenLine = {
  id: "desk",
  kind: "tableOffice",
  price: 1819,
  title: "Schreibtisch",
  configuration: defaultConfiguration("tableOffice"),
};
const sample: FrozenLine = {
  id: "sample",
  kind: "sample",
  price: 5,
  title: "Muster",
  configuration: defaultConfiguration("sample"),
};
const delivery = { shipping: "delivery", expressBuild: false } as const;
const changesOf = (after: Prices, terms: Parameters<typeof reprice>[1] = delivery) =>
  reprice([desk, sample], terms, 0, PRICES, after, "de").changes;

test("the same prices change nothing", () => {
  expect(changesOf(PRICES)).toEqual([]);
});

test("a line is named with its price before and after", () => {
  expect(changesOf(tableWith({ multiplier: 1.4 }))).toEqual([
    { line_id: "desk", code: "line", title: "Schreibtisch", from: 1819, to: 1959 },
  ]);
});

test("a line that was priced otherwise than its version says is put right too", () => {
  const odd = { ...desk, price: 1 };
  expect(reprice([odd], delivery, 0, PRICES, PRICES, "de").changes).toMatchObject([{ from: 1, to: 1819 }]);
});

test("a fee counts only where the cart has it, and not because the lines became dearer", () => {
  const dearFees = tableWith({ "cart.expressBuild": 90, "cart.pickupAboveTiers": 70 });
  expect(changesOf(dearFees)).toEqual([]);
  expect(changesOf(dearFees, { shipping: "pickup", expressBuild: true })).toMatchObject([
    { line_id: null, code: "pickup_deduction", from: 75, to: 70 },
    { line_id: null, code: "express_build", from: 65, to: 90 },
  ]);
  // 50 EUR more for the sample: ten per cent of it are another sum, but not another discount.
  expect(changesOf(tableWith({ "sample.base": 55 })).map(({ code }) => code)).toEqual(["line"]);
});

test("another discount is told as the sum of what it takes off all lines", () => {
  const three = ["a", "b", "c"].map((id) => ({ ...desk, id }));
  const { changes } = reprice(three, delivery, 0, PRICES, tableWith({ "cart.multiItemDiscount": 0.2 }), "de");
  // All but one of the three: 181.90 and 363.80 EUR each, rounded.
  expect(changes).toMatchObject([{ line_id: null, code: "multi_item_discount", from: 364, to: 728 }]);
});

describe("what is still to be told", () => {
  const change = (from: number, to: number): Repriced => ({
    line_id: "desk",
    code: "line",
    title: "Schreibtisch",
    from,
    to,
  });
  test("goes from the price the shopper knew to the present one", () => {
    expect(withChanges([change(1819, 1959)], false, [change(1959, 2000)])).toEqual([change(1819, 2000)]);
    expect(withChanges([change(1819, 1959)], false, [change(1959, 1819)])).toEqual([]);
  });
  test("what has been shown is known", () => {
    expect(withChanges([change(1819, 1959)], true, [change(1959, 1819)])).toEqual([change(1959, 1819)]);
  });
  test("other changes stay", () => {
    const other = { ...change(5, 6), line_id: "sample" };
    expect(withChanges([other], true, [change(1819, 1959)])).toEqual([other, change(1819, 1959)]);
  });
});

test("a frozen line is its piece at its price", () => {
  const line = { ...desk, configuration_id: "conf_1", facts: null };
  expect(frozenLine(line, { ...desk.configuration })).toEqual(desk);
});

test("of two prices the shopper is told apart by line and by fee", () => {
  const fee = { line_id: null, code: "express_build", title: "Expressbau", from: 65, to: 90 } as const;
  const line = { line_id: "desk", code: "line", title: "Schreibtisch", from: 1819, to: 1959 } as const;
  const pickup = { ...fee, code: "pickup_deduction", from: 75, to: 70 } as const;
  expect(withChanges([fee, line], false, [pickup])).toEqual([fee, line, pickup]);
});
