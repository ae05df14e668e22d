import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batchBody, voucherBody } from "./bodies";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What staff read of the last day they gave; undefined where the voucher is issued. */
function faultOf(expires_on: string): string | undefined {
  const [single, batch] = [
    voucherBody.safeParse({ value: 50, expires_on }),
    batchBody.safeParse({ name: "Messe", count: 2, value: 50, expires_on }),
  ].map(({ error }) => error?.issues[0]?.message);
  expect(batch).toBe(single);
  return single;
}

test.each([
  ["2026-11-29", "Das Datum liegt in der Vergangenheit"],
  ["2026-11-30", undefined],
  ["2099-12-31", undefined],
  ["2100-01-01", "Das Datum liegt zu weit in der Zukunft"],
])("on 30 November a voucher with the last day %s is told: %s", (day, fault) => {
  vi.setSystemTime("2026-11-30T12:00:00+01:00");
  expect(faultOf(day)).toBe(fault);
});

test("whether a voucher's last day is over is asked of the shop's clock, after midnight in Germany too", () => {
  vi.setSystemTime("2026-12-01T00:30:00+01:00");
  expect(faultOf("2026-11-30")).toBe("Das Datum liegt in der Vergangenheit");
  expect(faultOf("2026-12-01")).toBeUndefined();
});

test.each([
  [-1, false],
  [0, true],
  [5000, true],
  [5001, false],
  [49.5, false],
])("a voucher of %d EUR: issued %s", (value, issued) => {
  expect(voucherBody.safeParse({ value }).success).toBe(issued);
});

test.each([
  [0, false],
  [1, true],
  [500, true],
  [501, false],
])("a batch of %d vouchers: issued %s", (count, issued) => {
  expect(batchBody.safeParse({ name: "Messe", count, value: 50 }).success).toBe(issued);
});
