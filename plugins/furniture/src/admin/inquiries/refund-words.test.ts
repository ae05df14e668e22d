import { expect, test } from "vitest";
import { soldIn, TODAY } from "../market/served.cases";
import { isUnsettled, refundInWords, type WithdrawalSheet } from "./requests";

soldIn(TODAY);

const order = { refunded: 0, refunded_before: 0, refund_by: "2026-12-14", cancelled: false, kept: 0 };

test.each([
  [{ refunded: 175, kept: 20 }, /^Seitdem erstattet: 175/],
  [{ refunded: 175, refunded_before: 20 }, /^Seitdem erstattet: 175/],
  [{ cancelled: true }, /^Die Bestellung ist storniert\.$/],
  [{ refunded_before: 194 }, /vor dem Widerruf schon erstattet/],
  [{}, /^Bezahlt ist noch nichts\.$/],
  [{ kept: 194 }, /^Erstatten bis .*14.*Seitdem ist nichts erstattet\.$/],
])("of the money of a withdrawn order staff read where it is: %o", (money, words) => {
  expect(refundInWords({ ...order, ...money })).toMatch(words);
});

test("nobody is asked about a refund that was made, also by another way than the payment's", () => {
  const sample = { ordinary: { lines: [] }, lines: [{ made_to_measure: false }], period: { state: "open" } };
  const withdrawn = { ...order, ...sample, kept: 100 } as unknown as NonNullable<WithdrawalSheet["order"]>;
  expect(isUnsettled(withdrawn)).toBe(true);
  expect(isUnsettled({ ...withdrawn, refunded: 94 })).toBe(false);
});
