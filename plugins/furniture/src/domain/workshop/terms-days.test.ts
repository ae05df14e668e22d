import { expect, test } from "vitest";
import { termsDays } from "./terms-days";

const TIMES = { deliveryWeeks: 8, expressWeeks: 4, sampleDays: 3 };
const PLACED = new Date("2026-11-02T12:00:00Z");
const PAID = new Date("2026-11-20T12:00:00Z");

type Told = Parameters<typeof termsDays>[0];

function daysOf(record: object, paidAt: Date | null, kinds = ["table"]) {
  const lines = kinds.map((kind) => ({ kind }));
  return termsDays({ record, lines, placedAt: PLACED, paidAt } as unknown as Told, TIMES);
}

test("an order paid at once is promised from the day on which it was placed", () => {
  expect(daysOf({ pay_by: "card" }, null).furniture).toEqual({ day: "2026-12-28", weeks: 8 });
});

test.each(["bank_transfer", "direct_debit"])(
  "the time of a %s runs from the day the money came",
  (pay_by) => {
    expect(daysOf({ pay_by }, null).furniture).toEqual({ day: null, weeks: 8 });
    expect(daysOf({ pay_by }, PAID).furniture).toEqual({ day: "2027-01-15", weeks: 8 });
  },
);

test("a reservation has no day before it is paid, and then counts from its payment", () => {
  expect(daysOf({ pay_by: "reservation" }, null).furniture?.day).toBeNull();
  expect(daysOf({ pay_by: "card", reservation: true }, PAID).furniture?.day).toBe("2027-01-15");
});

test("a letter with samples begins with the money, too", () => {
  expect(daysOf({ pay_by: "bank_transfer" }, null, ["sample"])).toEqual({
    furniture: null,
    samples: { day: null, workingDays: 3 },
  });
  // The 22nd is a Sunday.
  expect(daysOf({ pay_by: "bank_transfer" }, PAID, ["sample"]).samples?.day).toBe("2026-11-24");
});
