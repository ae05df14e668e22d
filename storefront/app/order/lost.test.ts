import { expect, test } from "vitest";
import { lostIn } from "./lost.server.ts";
import type { PlacedBill } from "./ownOrder.server.ts";
import { promisedTimes } from "./promisedTimes.ts";

const returned = (params?: Record<string, string | number>) => ({
  ...{ path: "", message: "Das Geld ist auf dem Rückweg", code: "payment_returned" },
  ...(params && { params }),
});
const gone = (message: string) => ({ path: "lines", message, code: "plank_gone" });

test("a payment that goes back is named with its sum, and once with each reason", () => {
  const issues = [
    gone("Planke 17 ist weg"),
    returned({ amount: 1491 }),
    gone("Planke 17 ist weg"),
    gone("9 auch"),
  ];
  expect(lostIn({ issues })).toEqual({
    amount: 1491,
    cause: "gone",
    reasons: ["Planke 17 ist weg", "9 auch"],
  });
});

test("without a sum none is named, and a refusal that keeps the money nowhere is no such thing", () => {
  expect(lostIn({ issues: [returned()] })).toMatchObject({ amount: null, reasons: [] });
  expect(lostIn({ issues: [returned({ amount: "1491" })] })).toMatchObject({ amount: null, reasons: [] });
  expect(lostIn({ issues: [gone("Planke 17 ist weg")] })).toBeNull();
  expect(lostIn({ issues: [] })).toBeNull();
});

test.each([
  ["the cart was changed", "cart_changed", "changed"],
  ["the shop failed", "order_not_placed", "failed"],
])("where %s nothing is called gone, and no English words are shown", (_what, code, cause) => {
  const own = { path: "payment", message: "In English", code };
  expect(lostIn({ issues: [returned({ amount: 9 }), own] })).toEqual({ amount: 9, cause, reasons: [] });
});

test("an order keeps the times that were promised with it, and has those of today where none were kept", () => {
  const bill = (weeks: number | null, days: number | null) =>
    ({ promised_weeks: weeks, promised_sample_days: days }) as PlacedBill;
  expect(promisedTimes(bill(6, 4))).toEqual({ deliveryWeeks: 6, sampleDays: 4 });
  expect(promisedTimes(bill(6, null))).toEqual({ deliveryWeeks: 6 });
  expect(promisedTimes(bill(null, 4))).toEqual({ sampleDays: 4 });
  expect(promisedTimes(null)).toEqual({});
});
