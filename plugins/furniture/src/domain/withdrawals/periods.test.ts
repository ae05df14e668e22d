import { expect, test } from "vitest";
import { type Period, periodOf, receivedInWords, refundDay } from "./periods";

type Parcel = Parameters<typeof periodOf>[1][number];

const parcel = (day: string | null, ...goods: [id: string, quantity: number][]): Parcel => ({
  quantities: new Map(goods),
  deliveredAt: day ? new Date(`${day}T11:00:00Z`) : null,
});

/** An order of a piece and as many tins of wax. */
const ordered = (tins: number) =>
  ({ lines: [{ id: "a" }], ordinary: { lines: [{ id: "b", quantity: tins }] } }) as never;

/** The piece came on Tuesday, the 1st of December 2026, the tin on the day given or not yet. */
function received(other: string | null, moment: string): Period {
  const parcels = [parcel("2026-12-01", ["a", 1]), parcel(other, ["b", 1])];
  return periodOf(ordered(1), parcels, new Date(moment));
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

test.each([
  ["is not packed", [parcel("2026-12-01", ["a", 1], ["b", 2])]],
  ["is on its way", [parcel(null, ["b", 1]), parcel("2026-12-01", ["a", 1], ["b", 2])]],
])("the period has not begun while one of three tins %s", (_where, parcels) => {
  expect(periodOf(ordered(3), parcels, new Date("2027-03-01T12:00:00Z"))).toEqual({ state: "open" });
});

test("of tins in several parcels the one that came last begins the period, in whichever order they are listed", () => {
  const parcels = [parcel("2026-12-08", ["b", 1]), parcel("2026-12-01", ["a", 1], ["b", 2])];
  expect(periodOf(ordered(3), parcels, new Date("2026-12-22T12:00:00Z"))).toMatchObject({
    state: "in_time",
    arrived_on: "2026-12-08",
  });
});

test("the period has not begun while the piece is on its way, however long its tin has been there", () => {
  const parcels = [parcel("2026-12-01", ["b", 1]), parcel(null, ["a", 1])];
  expect(periodOf(ordered(1), parcels, new Date("2027-03-01T12:00:00Z"))).toEqual({ state: "open" });
});

test("a later parcel of what has left the order moves nothing", () => {
  const parcels = [parcel("2026-12-01", ["a", 1], ["b", 1]), parcel("2026-12-15", ["gone", 1])];
  expect(periodOf(ordered(1), parcels, new Date("2026-12-16T12:00:00Z"))).toMatchObject({
    state: "late",
    arrived_on: "2026-12-01",
  });
});

test("an order of nothing has no period that could begin", () => {
  const nothing = { lines: [], ordinary: { lines: [] } } as never;
  expect(periodOf(nothing, [parcel("2026-12-01", ["a", 1])], new Date())).toEqual({ state: "open" });
});

test("money goes back within fourteen days of the declaration, counted by the shop's clock", () => {
  expect(refundDay(new Date("2026-12-08T23:30:00Z"))).toBe("2026-12-23");
});

test("what was declared in the shop came in to the second, what staff entered on a day, and one that is not confirmed did not", () => {
  const confirmed_at = new Date("2026-12-08T10:00:07Z");
  expect(receivedInWords({ confirmed_at, entered_by: null }, "de")).toBe("8. Dezember 2026, 11:00:07 MEZ");
  expect(receivedInWords({ confirmed_at, entered_by: "eva@example.test" }, "de")).toBe("8. Dezember 2026");
  expect(receivedInWords({ confirmed_at: null, entered_by: null }, "de")).toBeNull();
});
