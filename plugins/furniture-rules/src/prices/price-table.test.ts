import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { furniture, shelfOf, tableOf } from "../furniture.cases.js";
import {
  cartMoney,
  defaultConfiguration,
  KINDS,
  PRICE_FIELDS,
  PRICES,
  type PriceField,
  type Prices,
  priceAt,
  priceOf,
  priceTable,
} from "../index.js";

const tableWith = (overrides: unknown): Prices => {
  const table = priceTable(overrides);
  if (!table.ok) throw new Error(JSON.stringify(table.issues));
  return table.prices;
};
const issuesOf = (overrides: unknown) => {
  const table = priceTable(overrides);
  return table.ok ? [] : table.issues;
};

/** Any number staff may give to a field: within its bounds, with as many decimals as it takes. */
const numberFor = ({ min, max, decimals }: PriceField) => {
  const scale = 10 ** decimals;
  return fc
    .integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) })
    .map((value) => value / scale);
};
/** Any valid overrides of some of the fields. */
const overrides = fc
  .subarray([...PRICE_FIELDS])
  .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field.path, numberFor(field)]))))
  .filter((given) => priceTable(given).ok);

describe("the constants", () => {
  test("are the table without overrides, which is version 0", () => {
    expect(priceTable({})).toEqual({ ok: true, prices: PRICES, overrides: {} });
  });
  test.each(PRICE_FIELDS.map((field) => [field.path, field] as const))(
    "%s lies within its own bounds",
    (path, field) => {
      const constant = priceAt(PRICES, path);
      expect(constant).toBeGreaterThanOrEqual(field.min);
      expect(constant).toBeLessThanOrEqual(field.max);
      expect(Number(constant.toFixed(field.decimals))).toBe(constant);
    },
  );
  test("an override that repeats its constant is none", () => {
    const table = priceTable({ multiplier: 1.3, "table.base": 600 });
    expect(table.ok && table.overrides).toEqual({ "table.base": 600 });
  });
  test("overrides are kept in the order of their paths, whatever order they were given in", () => {
    const table = priceTable({ "table.base": 600, "bench.base": 400, "stool.base": 150, "bench.perCm": 3 });
    expect(table.ok && Object.keys(table.overrides)).toEqual([
      "bench.base",
      "bench.perCm",
      "stool.base",
      "table.base",
    ]);
  });
  test("may be raised and lowered to the very bound", () => {
    expect([5, 0.5].map((multiplier) => priceTable({ multiplier }).ok)).toEqual([true, true]);
  });
  test("a path that leads to no number is a mistake in the code", () => {
    for (const path of ["table", "table.frame.round", "nothing.of.this"])
      expect(() => priceAt(PRICES, path)).toThrow(new RangeError(`${path} is no number of the price table`));
  });
  test("are not touched by a table laid over them", () => {
    tableWith({ "cart.pickupTiers.0.amount": 1, "table.frame.closed": 1 });
    expect(PRICES.cart.pickupTiers[0].amount).toBe(35);
    expect(PRICES.table.frame.closed).toBe(75);
  });
});

describe("an override changes what it names and nothing else", () => {
  test("the multiplier", () => {
    expect(
      priceOf("tableOffice", defaultConfiguration("tableOffice"), tableWith({ multiplier: 1.4 })).price,
    ).toBe(1959);
    expect(priceOf("sample", defaultConfiguration("sample"), tableWith({ multiplier: 1.4 })).price).toBe(5);
  });
  test("a fee of one kind", () => {
    const prices = tableWith({ "table.individual": 45 });
    expect(priceOf("table", defaultConfiguration("table"), prices).price).toBe(1491 + 15);
    expect(priceOf("bench", defaultConfiguration("bench"), prices).price).toBe(935);
  });
  test("the fees of the cart", () => {
    const prices = tableWith({
      "cart.expressBuild": 80,
      "cart.multiItemDiscount": 0.2,
      "cart.pickupAboveTiers": 90,
    });
    const lines = [
      { id: "a", kind: "table", price: 1000 },
      { id: "b", kind: "stool", price: 203 },
    ] as const;
    expect(cartMoney(lines, { shipping: "pickup", expressBuild: true }, 0, prices)).toMatchObject({
      goods: 1000 + 203 - 41,
      pickupDeduction: 90,
      expressFee: 80,
    });
  });
});

describe("what staff may not set is refused with field and bounds", () => {
  test.each<[string, unknown, string, string]>([
    ["a multiplier too low", { multiplier: 0.4 }, "multiplier", "out_of_bounds"],
    ["a multiplier too high", { multiplier: 5.1 }, "multiplier", "out_of_bounds"],
    ["a number in words", { "table.base": "600" }, "table.base", "not_a_number"],
    ["no number", { "table.base": Number.NaN }, "table.base", "not_a_number"],
    ["a third decimal place", { "table.base": 600.005 }, "table.base", "too_many_decimals"],
    ["half a euro of express build", { "cart.expressBuild": 65.5 }, "cart.expressBuild", "too_many_decimals"],
    ["an unknown field", { "table.lengthIncluded": 1 }, "table.lengthIncluded", "unknown_field"],
    ["a branch of the table", { table: 3 }, "table", "unknown_field"],
    ["the constructor", { constructor: 3 }, "constructor", "unknown_field"],
    [
      "tiers upside down",
      { "cart.pickupTiers.0.below": 500 },
      "cart.pickupTiers.1.below",
      "tiers_not_ascending",
    ],
    ["a list", [], "overrides", "not_an_object"],
    ["nothing", null, "overrides", "not_an_object"],
  ])("%s", (_what, given, path, code) => {
    expect(issuesOf(given)).toMatchObject([{ path, code }]);
  });
  test("in words for staff", () => {
    expect(issuesOf({ multiplier: 9 })[0]?.message).toBe(
      "Multiplikator aller Möbel (multiplier) muss zwischen 0,5 und 5 liegen",
    );
  });
  test.each<[unknown, string]>([
    [7, "Die Änderungen müssen ein Objekt aus Feld und Zahl sein"],
    [{ "table.size": 1 }, "table.size ist kein Feld der Preistabelle"],
    [{ "table.base": "1" }, "Grundpreis (table.base) muss eine Zahl von 1 bis 10.000 sein"],
    [{ "cart.expressBuild": 0.5 }, "Expressbau (cart.expressBuild) muss eine ganze Zahl sein"],
    [{ "table.base": 1.005 }, "Grundpreis (table.base) darf höchstens 2 Nachkommastellen haben"],
    [
      { "cart.pickupTiers.0.below": 1500, "cart.pickupTiers.1.below": 1500 },
      "Abholung, Stufe 2 gilt unter (cart.pickupTiers.1.below) muss über der vorigen Stufe liegen (1.500)",
    ],
  ])("%j: %s", (given, german) => {
    expect(issuesOf(given).map(({ message }) => message)).toEqual([german]);
  });
  test("with the bounds and the constant as numbers, so that a form can offer them", () => {
    expect(issuesOf({ "table.base": 0 })[0]?.params).toEqual({
      min: 1,
      max: 10_000,
      decimals: 2,
      constant: 599,
    });
  });
  test("all faults at once, but no endless answer to a hostile request", () => {
    expect(issuesOf({ multiplier: 9, "table.base": 0 })).toHaveLength(2);
    const hostile = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}`.padEnd(70, "x"), at]));
    const issues = issuesOf(hostile);
    expect(issues).toHaveLength(50);
    expect(issues[0]?.path).toBe(`0${"x".repeat(59)}`);
    const late = Object.fromEntries([
      ...PRICE_FIELDS.map(({ path }) => [path, priceAt(PRICES, path)]),
      ["late", 1],
    ]);
    expect(issuesOf(late)).toMatchObject([{ path: "late", code: "unknown_field" }]);
  });
});

test("decimals of staff are exact: true halves are rounded up, with factors of many places too", () => {
  // 1.2345 · 1.193 · 1.107 · 2.55 · cm, all as whole numbers.
  const prices = tableWith({
    multiplier: 1.2345,
    "shelf.material": 1.193,
    "shelf.overhead": 1.107,
    "shelf.perCm": 2.55,
    "shelf.perLongestCm": 1.15,
  });
  for (let width = 100; width <= 220; width++) {
    const shelf = shelfOf({ width, depth: 30, height: 50 }, { numberOfPlanks: 2, numberOfPillars: 3 });
    const material = (25_000n + 255n * BigInt(width - 60) + 10_000n) * 1193n * 1107n;
    const longest = 115n * BigInt(width) * 1107n * 1000n;
    const tenBillionths = 12345n * (20_000n * 1_000_000n + material + longest);
    const expected = Number((2n * tenBillionths + 10n ** 12n) / (2n * 10n ** 12n));
    expect(priceOf("shelf", shelf, prices).price).toBe(expected);
  }
  // 1.25 · 2.35 · 8 = 23.5: binary floating point multiplies 2.35 · 3 to 7.050000000000001.
  const halves = tableWith({
    multiplier: 1.25,
    "table.perCm": 2.35,
    "table.base": 600,
    "table.perPlank": 0,
    "table.individual": 0,
  });
  expect(priceOf("table", tableOf({ length: 108, width: 50, height: 45 }), halves).price).toBe(774);
});

describe("whatever staff set within the bounds", () => {
  test("the lines of the breakdown are whole, positive and sum to a positive price", () => {
    fc.assert(
      fc.property(overrides, furniture(), (given, { kind, configuration }) => {
        const { price, breakdown } = priceOf(kind, configuration, tableWith(given));
        expect(price).toBeGreaterThan(0);
        expect(breakdown.reduce((sum, line) => sum + line.amount, 0)).toBe(price);
        for (const { amount, label } of breakdown) {
          expect(Number.isInteger(amount) && amount > 0).toBe(true);
          expect(label).not.toBe("");
        }
      }),
      { numRuns: 500 },
    );
  });

  test("no piece becomes cheaper by raising a number of its table, except the centimetres one euro buys", () => {
    const raised = fc
      .constantFrom(...PRICE_FIELDS.filter(({ group, unit }) => group !== "cart" && unit !== "cmPerEur"))
      .chain((field) => fc.record({ field: fc.constant(field), a: numberFor(field), b: numberFor(field) }));
    fc.assert(
      fc.property(overrides, raised, furniture(), (given, { field, a, b }, { kind, configuration }) => {
        const at = (value: number) =>
          priceOf(kind, configuration, tableWith({ ...given, [field.path]: value })).price;
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)));
      }),
      { numRuns: 500 },
    );
  });

  test("the money of a cart holds: whole sums, total of its parts, never negative", () => {
    const cart = fc.array(
      fc.record({ kind: fc.constantFrom(...KINDS), price: fc.integer({ min: 1, max: 9000 }) }),
      {
        maxLength: 8,
      },
    );
    const terms = fc.record({ shipping: fc.constantFrom("delivery", "pickup"), expressBuild: fc.boolean() });
    fc.assert(
      fc.property(
        overrides,
        cart,
        terms,
        fc.integer({ min: 0, max: 500 }),
        (given, pieces, chosen, voucher) => {
          const lines = pieces.map((piece, index) => ({ ...piece, id: String(index) }));
          const money = cartMoney(lines, chosen, voucher, tableWith(given));
          expect(money.goods).toBe(money.lines.reduce((sum, { discountPrice }) => sum + discountPrice, 0));
          expect(money.total).toBe(money.goods - money.pickupDeduction + money.expressFee - money.voucherSum);
          expect(money.pickupDeduction).toBeLessThanOrEqual(money.goods);
          for (const sum of [
            money.total,
            money.goods,
            money.pickupDeduction,
            money.expressFee,
            money.voucherSum,
          ]) {
            expect(Number.isInteger(sum) && sum >= 0).toBe(true);
          }
        },
      ),
    );
  });

  test("a table survives being stored as JSON", () => {
    fc.assert(
      fc.property(overrides, (given) => {
        const prices = tableWith(given);
        expect(JSON.parse(JSON.stringify(prices))).toEqual(prices);
        expect(tableWith(JSON.parse(JSON.stringify(given)))).toEqual(prices);
      }),
    );
  });
});
