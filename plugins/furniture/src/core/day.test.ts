import { expect, test } from "vitest";
import { dayIn, endOfDay } from "./day";

test.each([
  ["Europe/Berlin", "2026-11-27", "2026-11-27T22:59:59.999Z"],
  ["Europe/Berlin", "2026-07-01", "2026-07-01T21:59:59.999Z"],
  // Clocks go forward on the first of these days, back on the second.
  ["Europe/Berlin", "2026-03-28", "2026-03-28T22:59:59.999Z"],
  ["Europe/Berlin", "2026-03-29", "2026-03-29T21:59:59.999Z"],
  ["Europe/Berlin", "2026-10-24", "2026-10-24T21:59:59.999Z"],
  ["Europe/Berlin", "2026-10-25", "2026-10-25T22:59:59.999Z"],
  ["Europe/Berlin", "2026-12-31", "2026-12-31T22:59:59.999Z"],
  // Clocks go forward at midnight, at the end of the first of these days and of the second; back to the day before at the end of the third and the fourth.
  ["America/Santiago", "2026-09-05", "2026-09-06T03:59:59.999Z"],
  ["Asia/Beirut", "2027-03-27", "2027-03-27T21:59:59.999Z"],
  ["America/Santiago", "2027-04-03", "2027-04-04T03:59:59.999Z"],
  ["Asia/Beirut", "2027-10-30", "2027-10-30T21:59:59.999Z"],
  // Clocks go back from one to midnight: the day begins when they show it first.
  ["Atlantic/Azores", "2026-10-24", "2026-10-24T23:59:59.999Z"],
  ["Pacific/Auckland", "2027-04-03", "2027-04-03T10:59:59.999Z"],
  ["Pacific/Auckland", "2026-09-26", "2026-09-26T11:59:59.999Z"],
  ["Africa/Cairo", "2027-04-29", "2027-04-29T21:59:59.999Z"],
  ["America/New_York", "2026-11-27", "2026-11-28T04:59:59.999Z"],
  ["Asia/Kathmandu", "2026-11-27", "2026-11-27T18:14:59.999Z"],
])("in %s the %s ends at %s", (timeZone, day, end) => {
  const last = endOfDay(timeZone, day);
  expect(last.toISOString()).toBe(end);
  expect(dayIn(timeZone, last)).toBe(day);
  expect(dayIn(timeZone, new Date(last.getTime() + 1))).not.toBe(day);
});
