import { expect, test } from "vitest";
import { germanDay, promisedDay, promisedWorkingDay } from "./promised-date";

test.each([
  ["2026-11-21T09:00:00Z", 8, "16.01.2027"],
  ["2026-11-21T09:00:00Z", 4, "19.12.2026"],
  // Half past midnight in Berlin is still yesterday in UTC.
  ["2026-07-01T22:30:00Z", 1, "09.07.2026"],
  // Across the end of summer time the day stays the day.
  ["2026-10-20T22:30:00Z", 8, "16.12.2026"],
  ["2028-02-01T12:00:00Z", 4, "29.02.2028"],
])("ordered %s and promised in %i weeks is %s", (ordered, weeks, day) => {
  expect(promisedDay(new Date(ordered), weeks)).toBe(day);
});

test("the day of the order is the day in Berlin", () => {
  expect(germanDay(new Date("2026-07-01T22:30:00Z"))).toBe("02.07.2026");
});

test.each([
  ["2026-11-21T10:00:00Z", 1, "23.11.2026"],
  ["2026-11-23T10:00:00Z", 5, "28.11.2026"],
  ["2026-11-23T23:30:00Z", 5, "30.11.2026"],
])(
  "a letter ordered %s and promised in %i working days is there on %s: no Sunday counts",
  (ordered, days, day) => {
    expect(promisedWorkingDay(new Date(ordered), days)).toBe(day);
  },
);
