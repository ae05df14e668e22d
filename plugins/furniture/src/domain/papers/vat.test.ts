import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitByRate } from "./vat";

const RUNS = process.env.TEST_LONG === "1" ? 2000 : 200;
const cents = fc.integer({ min: -200_000, max: 900_000 });
const amounts = fc.array(fc.record({ gross: cents, rate: fc.constantFrom(19, 7, 0, 8.1) }), {
  minLength: 1,
  maxLength: 60,
});

describe("VAT in gross amounts", () => {
  test("a table of 1491 EUR holds 238.06 EUR at 19 percent", () => {
    expect(splitByRate([{ gross: 149_100, rate: 19 }]).taxes).toEqual([
      { gross: 149_100, rate: 19, net: 125_294, vat: 23_806 },
    ]);
  });

  test("three pieces of one EUR add up to the net of three EUR", () => {
    const { amounts: parts } = splitByRate([1, 2, 3].map(() => ({ gross: 100, rate: 19 })));
    expect(parts.map(({ net }) => net)).toEqual([84, 84, 84]);
    const two = splitByRate([1, 2].map(() => ({ gross: 101, rate: 19 })));
    // 1.01 EUR is 0.8487 EUR net; two of them are 1.6975 EUR.
    expect(two.amounts.map(({ net }) => net)).toEqual([85, 85]);
    const odd = splitByRate([1, 2, 3].map(() => ({ gross: 102, rate: 19 })));
    // 0.8571 EUR each, 2.5714 EUR together: one of them is a cent less.
    expect(odd.amounts.map(({ net }) => net)).toEqual([86, 86, 85]);
  });

  test("a cent that is left goes to the amount that lost most, wherever it stands", () => {
    // 294.12, 84.87 and 14.29 cents net; together 393.28, and 4.68 EUR hold 0.75 EUR of VAT.
    const { amounts: parts } = splitByRate([350, 101, 17].map((gross) => ({ gross, rate: 19 })));
    expect(parts.map(({ net }) => net)).toEqual([294, 85, 14]);
  });

  test("the sums of the rates come with the highest rate first", () => {
    const { taxes, amounts: parts } = splitByRate([7, 0, 19].map((rate) => ({ gross: 100 + rate, rate })));
    expect(taxes).toEqual([
      { gross: 119, rate: 19, net: 100, vat: 19 },
      { gross: 107, rate: 7, net: 100, vat: 7 },
      { gross: 100, rate: 0, net: 100, vat: 0 },
    ]);
    expect(parts.map(({ rate }) => rate)).toEqual([7, 0, 19]);
  });

  test("what is taken off lowers net and VAT of its rate alone", () => {
    const { taxes } = splitByRate([
      { gross: 11_900, rate: 19 },
      { gross: -1_190, rate: 19 },
      { gross: 10_700, rate: 7 },
    ]);
    expect(taxes).toEqual([
      { gross: 10_710, rate: 19, net: 9_000, vat: 1_710 },
      { gross: 10_700, rate: 7, net: 10_000, vat: 700 },
    ]);
  });

  test("any amounts: sums agree to the cent and none is a cent off", () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const { amounts: parts, taxes } = splitByRate(given);
        for (const tax of taxes) {
          const ofRate = parts.filter(({ rate }) => rate === tax.rate);
          const total = (key: "gross" | "net" | "vat") => ofRate.reduce((sum, part) => sum + part[key], 0);
          expect([total("gross"), total("net"), total("vat")]).toEqual([tax.gross, tax.net, tax.vat]);
          // By fractions of BigInt: twice the distance from the exact tax is at most a cent.
          const points = BigInt(Math.round(tax.rate * 100));
          const away = BigInt(tax.vat) * (10_000n + points) - BigInt(tax.gross) * points;
          expect(2n * (away < 0n ? -away : away) <= 10_000n + points).toBe(true);
        }
        parts.forEach((part, index) => {
          expect(part.gross).toBe(given[index]?.gross);
          expect(part.net + part.vat).toBe(part.gross);
          expect(Math.abs(part.net - (part.gross * 100) / (100 + part.rate))).toBeLessThan(1);
        });
      }),
      { numRuns: RUNS },
    );
  });
});
