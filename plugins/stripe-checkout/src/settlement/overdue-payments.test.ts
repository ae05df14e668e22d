import { expect, test } from "vitest";
import { bankingDaysBefore } from "./overdue-payments";

test.each([
  ["2026-11-24T10:00:00.000Z", 1, "2026-11-23T10:00:00.000Z"],
  ["2026-11-23T10:00:00.000Z", 1, "2026-11-20T10:00:00.000Z"],
  ["2026-11-22T10:00:00.000Z", 1, "2026-11-20T10:00:00.000Z"],
  ["2026-11-24T10:00:00.000Z", 14, "2026-11-04T10:00:00.000Z"],
])("weekends are no banking days: before %s, %i days, is %s", (moment, days, expected) => {
  expect(bankingDaysBefore(new Date(moment), days).toISOString()).toBe(expected);
});
