import { expect, test } from "vitest";
import {
  daysOfWeek,
  germanDay,
  isDay,
  isExpress,
  isPromised,
  lastWorkingDay,
  promisedDay,
  promisedWorkingDay,
  shopTime,
  termsDays,
  weekOf,
} from "./days";

test.each([
  ["2026-11-21T09:00:00Z", 8, "2027-01-16"],
  ["2026-11-21T09:00:00Z", 4, "2026-12-19"],
  // Half past midnight in Berlin is still yesterday in UTC.
  ["2026-07-01T22:30:00Z", 1, "2026-07-09"],
  // Across the end of summer time the day stays the day.
  ["2026-10-20T22:30:00Z", 8, "2026-12-16"],
  ["2028-02-01T12:00:00Z", 4, "2028-02-29"],
  // By the printed calendar: Sunday, Boxing Day behind Christmas Day, Easter Monday, New Year's Day behind no holiday.
  ["2026-11-22T09:00:00Z", 8, "2027-01-16"],
  ["2026-11-28T09:00:00Z", 4, "2026-12-24"],
  ["2027-02-01T09:00:00Z", 8, "2027-03-27"],
  ["2026-11-06T09:00:00Z", 8, "2026-12-31"],
  // Berlin's own holiday.
  ["2027-02-08T09:00:00Z", 4, "2027-03-06"],
])("ordered %s and promised in %i weeks is %s", (ordered, weeks, day) => {
  expect(promisedDay(new Date(ordered), weeks)).toBe(day);
});

test("a promise ends on no Sunday and no public holiday, and is never later than its weeks", () => {
  for (let day = 0; day < 370; day++) {
    const ordered = new Date(Date.UTC(2026, 0, 1 + day, 12));
    const weeks = new Date(ordered.getTime() + 28 * 86_400_000).toISOString().slice(0, 10);
    const promised = promisedDay(ordered, 4);
    expect(promised <= weeks, weeks).toBe(true);
    expect(new Date(promised).getUTCDay(), promised).not.toBe(0);
    expect(lastWorkingDay(promised)).toBe(promised);
  }
});

test("a Sunday that was told before holds, and no other day does", () => {
  const told = ["2027-01-24", "2027-01-23", "2027-01-25", "2027-01-22"];
  expect(told.map((day) => isPromised(day, "2027-01-23"))).toEqual([true, true, false, false]);
});

test("the day of the order is the day in Berlin, and papers have it in German", () => {
  expect(germanDay(new Date("2026-07-01T22:30:00Z"))).toBe("02.07.2026");
  expect(germanDay("2027-01-16")).toBe("16.01.2027");
});

test("staff read an instant by the workshop's clock", () => {
  expect(shopTime(new Date("2026-11-25T08:15:00Z"))).toBe("25.11.26, 09:15");
  expect(shopTime(new Date("2026-07-01T22:30:00Z"))).toBe("02.07.26, 00:30");
});

test.each([
  ["2026-11-21T10:00:00Z", 1, "2026-11-23"],
  ["2026-11-23T10:00:00Z", 5, "2026-11-28"],
  ["2026-11-23T23:30:00Z", 5, "2026-11-30"],
  ["2026-12-23T10:00:00Z", 3, "2026-12-29"],
  ["2026-12-31T10:00:00Z", 1, "2027-01-02"],
  // Whit Monday.
  ["2027-05-14T10:00:00Z", 2, "2027-05-18"],
])(
  "a letter ordered %s and promised in %i working days is there on %s: no Sunday and no holiday counts",
  (ordered, days, day) => {
    expect(promisedWorkingDay(new Date(ordered), days)).toBe(day);
  },
);

// By the printed calendar: 2026 has 53 weeks, 2027 begins in the last of them.
test.each([
  ["2026-W48", "2026-11-23", "2026-11-29"],
  ["2026-W01", "2025-12-29", "2026-01-04"],
  ["2026-W53", "2026-12-28", "2027-01-03"],
  ["2027-W01", "2027-01-04", "2027-01-10"],
])("the week %s goes from %s to %s", (week, from, to) => {
  expect(daysOfWeek(week)).toEqual({ from, to });
  expect([weekOf(from), weekOf(to)]).toEqual([week, week]);
});

test.each(["2026-W48x", "x2026-W48", "2027-W53", "2026-W00", "2026-W54", "2026-48", "W48", ""])(
  "there is no week %s",
  (week) => {
    expect(daysOfWeek(week)).toBeUndefined();
  },
);

test("a day is one of the calendar", () => {
  expect(["2026-02-28", "2028-02-29"].map(isDay)).toEqual([true, true]);
  expect(["2026-02-29", "2026-13-01", "28.02.2026", "2026-2-8", ""].map(isDay)).toEqual(Array(5).fill(false));
});

const TIMES = { deliveryWeeks: 8, expressWeeks: 4, sampleDays: 3 };
const PLACED = new Date("2026-11-02T12:00:00Z");
const PAID = new Date("2026-11-20T12:00:00Z");

type Told = Parameters<typeof termsDays>[0];

function daysOf(record: object | null, paidAt: Date | null, kinds = ["table"]) {
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

test("samples picked up with furniture have no day of their own, and what was promised then counts more than today's times", () => {
  const promised = { pay_by: "card", promised_weeks: 10, promised_sample_days: 1 };
  expect(daysOf(promised, null, ["table", "sample"])).toEqual({
    furniture: { day: "2027-01-11", weeks: 10 },
    samples: { day: "2026-11-03", workingDays: 1 },
  });
  expect(daysOf({ ...promised, shipping: "pickup" }, null, ["table", "sample"]).samples).toBeNull();
  expect(daysOf({ pay_by: "card" }, null, ["table"]).samples).toBeNull();
});

test("an order from before its terms were kept is promised today's times from the day it was placed", () => {
  expect(daysOf(null, PAID, ["table", "sample"])).toEqual({
    furniture: { day: "2026-12-28", weeks: 8 },
    samples: { day: "2026-11-05", workingDays: 3 },
  });
});

test("express build is promised in its own weeks, and builds furniture alone", () => {
  const express = { pay_by: "card", express_build: true };
  expect(daysOf(express, null).furniture).toEqual({ day: "2026-11-30", weeks: 4 });
  const isOf = (...kinds: string[]) =>
    isExpress({ record: express, lines: kinds.map((kind) => ({ kind })) } as never);
  expect([isOf("table"), isOf("sample", "stool"), isOf("sample")]).toEqual([true, true, false]);
  expect(isExpress({ record: null, lines: [{ kind: "table" }] } as never)).toBe(false);
});
