import fc from "fast-check";
import { expect, test } from "vitest";
import { splitByRate, type TaxedAmount } from "./vat";
import { creditedTaxes } from "./write-paper";

const RUNS = process.env.TEST_LONG === "1" ? 2000 : 200;

test("a hundred EUR that go back for an invoice at 19 percent hold 15.97 EUR of VAT", () => {
  const { taxes } = splitByRate([{ gross: 149_100, rate: 19 }]);
  expect(creditedTaxes(taxes, [], 10_000)).toEqual([{ rate: 19, gross: 10_000, net: 8_403, vat: 1_597 }]);
});

test("two rates share what goes back by what is left of each", () => {
  const { taxes } = splitByRate([
    { gross: 30_000, rate: 19 },
    { gross: 10_000, rate: 7 },
  ]);
  const first = creditedTaxes(taxes, [], 4_000);
  expect(first.map(({ rate, gross }) => [rate, gross])).toEqual([
    [19, 3_000],
    [7, 1_000],
  ]);
});

test("money for what came back is credited at its own rate, and goodwill beside it by what is left", () => {
  const { taxes } = splitByRate([
    { gross: 166_300, rate: 19 },
    { gross: 4_280, rate: 7 },
  ]);
  const books = new Map([[7, 4_280]]);
  // 42.80 EUR for two books at 7 percent: 2.80 EUR of VAT, and none at 19.
  const refund = creditedTaxes(taxes, [], 4_280, books);
  expect(refund).toEqual([{ rate: 7, gross: 4_280, net: 4_000, vat: 280 }]);
  expect(creditedTaxes(taxes, [refund], 1_000, books).map(({ rate, gross }) => [rate, gross])).toEqual([
    [19, 1_000],
  ]);
  // A part of it first; the rest of the books' money is still to come.
  const part = creditedTaxes(taxes, [], 3_000, books);
  expect(part.map(({ rate, gross }) => [rate, gross])).toEqual([[7, 3_000]]);
  expect(creditedTaxes(taxes, [part], 2_280, books).map(({ rate, gross }) => [rate, gross])).toEqual([
    [19, 1_000],
    [7, 1_280],
  ]);
});

test("an invoice that goes back piece by piece leaves no cent of VAT", () => {
  const invoice = fc.array(
    fc.record({ gross: fc.integer({ min: 1, max: 300_000 }), rate: fc.constantFrom(19, 7, 0) }),
    { minLength: 1, maxLength: 12 },
  );
  const steps = fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 12 });
  const returned = fc.array(fc.tuple(fc.constantFrom(19, 7, 0), fc.integer({ min: 0, max: 400_000 })));
  fc.assert(
    fc.property(invoice, steps, returned, (amounts, wished, back) => {
      const { taxes } = splitByRate(amounts);
      const whole = taxes.reduce((sum, { gross }) => sum + gross, 0);
      const credited: TaxedAmount[][] = [];
      let left = whole;
      for (const wish of [...wished, whole]) {
        const cents = Math.min(wish, left);
        if (cents === 0) continue;
        const note = creditedTaxes(taxes, credited, cents, new Map(back));
        expect(note.reduce((sum, { gross }) => sum + gross, 0)).toBe(cents);
        for (const { gross, net, vat, rate } of note) {
          expect(net + vat).toBe(gross);
          expect(Math.abs(vat - (gross * rate) / (100 + rate))).toBeLessThan(2);
        }
        credited.push(note);
        left -= cents;
      }
      for (const { rate, gross, vat } of taxes) {
        const all = credited.flat().filter((one) => one.rate === rate);
        expect(all.reduce((sum, one) => sum + one.gross, 0)).toBe(gross);
        expect(all.reduce((sum, one) => sum + one.vat, 0)).toBe(vat);
      }
    }),
    { numRuns: RUNS },
  );
});
