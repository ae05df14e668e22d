import { expect, test } from "vitest";
import { keptUntil, ORDER_FACTS, standingOf, subjectOrder } from "./standing";

const TODAY = new Date("2026-11-21T10:00:00Z");
const order = (over: object) => ({
  placedAt: new Date("2026-01-02T00:00:00Z"),
  issuedAt: null,
  booked: true,
  unsettled: false,
  ...over,
});

const placed = (time: string) => ({ placedAt: new Date(time), issuedAt: null });

test("an order is kept for eight full calendar years after its own", () => {
  expect(keptUntil(placed("2026-01-01T00:00:00Z"))).toBe("2034-12-31");
  expect(keptUntil(placed("2026-12-31T22:59:59Z"))).toBe("2034-12-31");
});

test("the year of an order and the last day of its time are Berlin's", () => {
  const newYear = new Date("2026-12-31T23:00:00Z");
  expect(keptUntil({ placedAt: newYear, issuedAt: null })).toBe("2035-12-31");
  expect(standingOf(order({ placedAt: new Date("2018-05-05") }), newYear)).toBe("free");
});

test("an order that is not delivered yet is left whole, however old", () => {
  expect(standingOf(order({ unsettled: true, placedAt: new Date("2001-01-01") }), TODAY)).toBe("open");
});

test("a paid order is retained to the last day of its time and free on the next", () => {
  const placedAt = new Date("2018-05-05T00:00:00Z");
  expect(standingOf(order({ placedAt }), new Date("2026-12-31T22:59:59Z"))).toBe("retained");
  expect(standingOf(order({ placedAt }), new Date("2026-12-31T23:00:00Z"))).toBe("free");
});

test("an order is retained as long as its newest invoice, though that is of a later year", () => {
  expect(keptUntil({ ...placed("2026-12-30"), issuedAt: new Date("2027-01-02") })).toBe("2035-12-31");
  const facts = order({ placedAt: new Date("2018-12-30"), issuedAt: new Date("2019-01-02") });
  expect(standingOf(facts, new Date("2026-12-31T23:00:00Z"))).toBe("retained");
  expect(standingOf(facts, new Date("2027-12-31T23:00:00Z"))).toBe("free");
});

test("what was never paid nor owed is free at once", () => {
  expect(standingOf(order({ booked: false }), TODAY)).toBe("free");
});

test("a person's order says until when it is kept only as long as the books keep it", () => {
  const row = {
    id: "order_1",
    display_id: 1046,
    created_at: new Date("2026-01-02T00:00:00Z"),
    issued_at: new Date("2027-02-01T00:00:00Z"),
    ...{ booked: true, unsettled: false },
  };
  expect(subjectOrder(row, TODAY)).toEqual({
    id: "order_1",
    number: "1046",
    placed_at: "2026-01-02T00:00:00.000Z",
    standing: "retained",
    kept_until: "2035-12-31",
  });
  expect(subjectOrder({ ...row, issued_at: null }, TODAY).kept_until).toBe("2034-12-31");
  expect(subjectOrder({ ...row, unsettled: true }, TODAY)).toMatchObject({
    standing: "open",
    kept_until: null,
  });
  expect(subjectOrder({ ...row, booked: false }, TODAY)).toMatchObject({
    standing: "free",
    kept_until: null,
  });
});

test("an order that was placed after its newest invoice is kept by its own year", () => {
  expect(keptUntil({ ...placed("2027-01-02"), issuedAt: new Date("2026-12-30") })).toBe("2035-12-31");
});

test("an order that a change made dearer stays open until that is paid: its customer could not be sent a link any more", () => {
  const [, unsettled = ""] = ORDER_FACTS.replace(/\s+/g, " ").split(" as booked, ");
  const changed = "v.order_id = o.id and v.number > 1 and v.deleted_at is null";
  expect(unsettled).toContain(`${changed} and cast(s.totals ->> 'pending_difference' as numeric) > 0)) or `);
});
