import { KINDS, PRICES } from "@planke46/furniture-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type NewPiece,
  type PresentLine,
  planLines,
  planMoney,
  settle,
  voucherWorths,
  type WishedLine,
} from "./plan";

const table: PresentLine = { id: "t", kind: "table", price: 1491, configuration_id: "c1", place: 1 };
const stool: PresentLine = { id: "s", kind: "stool", price: 194, configuration_id: "c2", place: 2 };
const bench: PresentLine = { id: "b", kind: "bench", price: 935, configuration_id: "c3", place: 3 };
const longer = { kind: "table", price: 1560 } as const;
const delivery = { shipping: "delivery", expressBuild: false } as const;
const pickup = { shipping: "pickup", expressBuild: false } as const;
const numbered = (plan: ReturnType<typeof planLines>) => plan.lines.map(({ place, price }) => [place, price]);

test("a longer table takes the number of the one it replaces, a further stool one of its own", () => {
  const plan = planLines<NewPiece>(
    [table],
    [{ piece: { kind: "stool", price: 194 } }, { line_id: "t", piece: longer }],
    1,
  );
  expect(numbered(plan)).toEqual([
    [1, 1560],
    [2, 194],
  ]);
  expect(plan.removed).toEqual([table]);
  const other = planLines<NewPiece>(
    [table],
    [{ line_id: "t", piece: longer }, { piece: { kind: "stool", price: 194 } }],
    1,
  );
  expect(numbered(other)).toEqual(numbered(plan));
});

test("the number of a piece that left is nobody's again", () => {
  const left = planLines([table, stool, bench], [{ line_id: "t" }, { line_id: "b" }], 3);
  expect(left.removed).toEqual([stool]);
  expect(numbered(left)).toEqual([
    [1, 1491],
    [3, 935],
  ]);
  const more = planLines([table, bench], [{ line_id: "t" }, { line_id: "b" }, { piece: longer }], 3);
  expect(numbered(more)).toEqual([
    [1, 1491],
    [3, 935],
    [4, 1560],
  ]);
});

// Worked out by hand: 10 % off all but the dearest, 35/50/75 EUR for pick-up below 250/below 500/from there, 65 EUR express.
test.each([
  ["the discount comes with the second piece", [1560, 194], delivery, 0, 0, 1560 + 194 - 19],
  ["and goes with it", [1491], delivery, 0, 0, 1491],
  ["the tier of pick-up follows the goods down", [194], pickup, 0, 0, 194 - 35],
  ["and up", [194, 194], pickup, 0, 0, 194 + 194 - 19 - 50],
  ["express costs its fee", [1491], { ...delivery, expressBuild: true }, 0, 0, 1491 + 65],
  ["a voucher takes no more than there is", [194], pickup, 500, 0, 0],
  ["the quoted delivery stays on top", [1491, 194], delivery, 50, 120, 1491 + 175 - 50 + 120],
] as const)("%s", (_promise, prices, terms, worth, deliveryCost, total) => {
  const lines = prices.map((price, index) => ({ id: `l${index}`, kind: "stool" as const, price }));
  const vouchers = worth ? [{ code: "V", promotionId: "p", worth }] : [];
  expect(planMoney(lines, terms, vouchers, PRICES, deliveryCost).total).toBe(total);
});

test.each([
  [1491, 1735, 0, { difference: 244, to_pay: 244, refund: 0 }],
  [1491, 1200, 0, { difference: -291, to_pay: 0, refund: 291 }],
  [1491, 1491, 0, { difference: 0, to_pay: 0, refund: 0 }],
  // The link of the change before is not paid: it is part of what is due, or what is left of it is taken back.
  [1735, 1835, 244, { difference: 100, to_pay: 344, refund: 0 }],
  [1735, 1491, 244, { difference: -244, to_pay: 0, refund: 0 }],
  [1735, 1400, 244, { difference: -335, to_pay: 0, refund: 91 }],
])("from %d to %d EUR with %d outstanding", (before, after, outstanding, settlement) => {
  expect(settle(before, after, outstanding)).toEqual(settlement);
});

test("a voucher stays worth what it took off, also what it took off the express build", () => {
  const off = { code: "FRIENDS", promotion_id: "p", amount: 10.37 };
  const discount = { code: null, promotion_id: null, amount: 19 };
  expect(voucherWorths([discount, off, { ...off, amount: 6.63 }], 50)).toEqual([
    { code: "FRIENDS", promotionId: "p", worth: 50 },
  ]);
  expect(voucherWorths([discount], 0)).toEqual([]);
});

test("whatever changes, every EUR of the new total is on a line, on express or on delivery, and settled once", () => {
  const price = fc.integer({ min: 5, max: 4000 });
  const present = fc
    .array(fc.tuple(fc.constantFrom(...KINDS), price), { minLength: 1, maxLength: 6 })
    .map((all) =>
      all.map(([kind, amount], index): PresentLine => {
        const id = `l${index}`;
        return { id, kind, price: amount, configuration_id: id, place: index + 1 };
      }),
    );
  const deeds = fc.array(fc.constantFrom("keep", "replace", "remove"), { minLength: 6, maxLength: 6 });
  const further = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), price }), { maxLength: 3 });
  const anyTerms = fc.record({
    shipping: fc.constantFrom("delivery" as const, "pickup" as const),
    expressBuild: fc.boolean(),
  });
  const sums = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(present, deeds, further, anyTerms, sums, sums, (lines, does, added, terms, worth, quoted) => {
      const wished: WishedLine<{ kind: (typeof KINDS)[number]; price: number }>[] = [
        ...lines.flatMap(({ id }, index) => {
          if (does[index] === "remove") return [];
          return does[index] === "keep" ? [{ line_id: id }] : [{ line_id: id, piece: longer }];
        }),
        ...added.map((piece) => ({ piece })),
      ];
      fc.pre(wished.length > 0);
      const plan = planLines(lines, wished, lines.length);
      expect(plan.lines.length).toBe(wished.length);
      expect(new Set(plan.lines.map(({ place }) => place)).size).toBe(wished.length);
      const { bill, total } = planMoney(
        plan.lines,
        terms,
        [{ code: "V", promotionId: "p", worth }],
        PRICES,
        quoted,
      );
      const cents = (eur: number) => Math.round(eur * 100);
      const booked = plan.lines.reduce((sum, line) => {
        const off = (bill.reductions.get(line.id) ?? []).reduce((all, { amount }) => all + cents(amount), 0);
        expect(off).toBeLessThanOrEqual(cents(line.price));
        return sum + cents(line.price) - off;
      }, cents(bill.shippingAmount) + cents(quoted));
      expect(booked).toBe(cents(total));
      const { to_pay, refund } = settle(1000, total, 0);
      expect(1000 + to_pay - refund).toBe(total);
    }),
  );
});

test("a wish for a line that the order has not, without a piece, is no wish", () => {
  const plan = planLines([table], [{ line_id: "gone" }, { line_id: "t" }], 1);
  expect(numbered(plan)).toEqual([[1, 1491]]);
  expect(plan.removed).toEqual([]);
});

test("a reduction without a code still belongs to its voucher, and two vouchers keep apart", () => {
  const of = (promotion_id: string, code: string | null, amount: number) => ({ promotion_id, code, amount });
  // 9.5 + 0.5 and 20; the other 5 of 35 EUR fell on the express build.
  expect(voucherWorths([of("p", null, 9.5), of("q", "MESSE", 20), of("p", null, 0.5)], 35)).toEqual([
    { code: "", promotionId: "p", worth: 10 },
    { code: "MESSE", promotionId: "q", worth: 25 },
  ]);
});
