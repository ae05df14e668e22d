import { expect, test } from "vitest";
import { setMarket } from "../../../core/options/market";
import { endOfVoucher, lastDayBefore } from "./campaigns";

test.each([
  ["2026-12-31", "2026-12-31T23:00:00.000Z"],
  ["2026-07-01", "2026-07-01T22:00:00.000Z"],
  // The clocks change on these days.
  ["2026-03-28", "2026-03-28T23:00:00.000Z"],
  ["2026-03-29", "2026-03-29T22:00:00.000Z"],
  ["2026-10-24", "2026-10-24T22:00:00.000Z"],
  ["2026-10-25", "2026-10-25T23:00:00.000Z"],
])("the day %s ends in Germany at %s", (day, instant) => {
  expect(endOfVoucher(day).toISOString()).toBe(instant);
  expect(lastDayBefore(endOfVoucher(day))).toBe(day);
});

test.each([
  ["Pacific/Auckland", "2026-07-01T12:00:00.000Z"],
  ["America/St_Johns", "2026-07-02T02:30:00.000Z"],
  ["Africa/Cairo", "2026-07-01T21:00:00.000Z"],
])("in a shop by the clock of %s the first of July ends at %s", (timeZone, instant) => {
  setMarket({ timeZone });
  try {
    expect(endOfVoucher("2026-07-01").toISOString()).toBe(instant);
    expect(lastDayBefore(endOfVoucher("2026-07-01"))).toBe("2026-07-01");
  } finally {
    setMarket({});
  }
});
