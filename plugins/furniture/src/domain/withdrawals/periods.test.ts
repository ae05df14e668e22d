import { expect, test } from "vitest";
import { type Period, periodOf, receivedInWords, refundDay } from "./periods";

/** An order of a piece and a tin of wax: the piece came on Tuesday, the 1st of December 2026, the tin on the day given or not yet. */
function received(other: string | null, moment: string): Period {
  const came = (day: string | null) => (day ? new Date(`${day}T11:00:00Z`) : null);
  return periodOf(
    { lines: [{ id: "a" }], ordinary: { lines: [{ id: "b" }] } } as never,
    [
      { lineIds: ["a"], deliveredAt: came("2026-12-01") },
      { lineIds: ["b"], deliveredAt: came(other) },
    ],
    new Date(moment),
  );
}

test.each([
  ["before the last piece has come", null, "2027-03-01T12:00:00Z", "open"],
  ["on the last day by the shop's clock", "2026-12-08", "2026-12-22T22:59:59Z", "in_time"],
  ["a second later", "2026-12-08", "2026-12-22T23:00:00Z", "late"],
  ["on the Monday after a Saturday", "2026-12-05", "2026-12-21T12:00:00Z", "in_time"],
  ["on the Tuesday after it", "2026-12-05", "2026-12-22T12:00:00Z", "late"],
  // The 25th is a Friday.
  ["on the Monday after Christmas", "2026-12-11", "2026-12-28T22:59:59Z", "in_time"],
  ["on the Tuesday after Christmas", "2026-12-11", "2026-12-28T23:00:00Z", "late"],
] as const)("a withdrawal %s", (_when, other, moment, state) => {
  expect(received(other, moment).state).toBe(state);
});

test("the period begins with the piece that came last", () => {
  expect(received("2026-12-08", "2026-12-09T08:00:00Z")).toEqual({
    state: "in_time",
    arrived_on: "2026-12-08",
    last_day: "2026-12-22",
  });
});

test("money goes back within fourteen days of the declaration, counted by the shop's clock", () => {
  expect(refundDay(new Date("2026-12-08T23:30:00Z"))).toBe("2026-12-23");
});

test("what was declared in the shop came in to the second, what staff entered on a day", () => {
  const confirmed_at = new Date("2026-12-08T10:00:07Z");
  expect(receivedInWords({ confirmed_at, entered_by: null }, "de")).toBe("8. Dezember 2026, 11:00:07 MEZ");
  expect(receivedInWords({ confirmed_at, entered_by: "eva@example.test" }, "de")).toBe("8. Dezember 2026");
});
