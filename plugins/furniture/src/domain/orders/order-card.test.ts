import { expect, test } from "vitest";
import type { Reservation } from "../../modules/orders/reservations";
import { sampleOrder } from "../mails/sample/sample-data";
import { transferDue } from "./order-card";

const offer = { delivery_cost: 90, total: 1581 } as Reservation;
const unquoted = { delivery_cost: null, total: 1491 } as Reservation;

/** An order of 1491 EUR, paid in this way. */
function orderBy(
  pay_by: string,
  { record = {}, ...change }: { record?: object } & Record<string, unknown> = {},
) {
  const sample = sampleOrder("de");
  const agreed = { ...sample.record, total: 1491, pay_by, ...record };
  return { ...sample, paidAt: null, outstanding: 0, ...change, record: agreed } as typeof sample;
}

test("staff may book the whole of an open transfer, and of a debit that failed", () => {
  expect(transferDue(orderBy("bank_transfer"), false, undefined)).toBe(1491);
  expect(transferDue(orderBy("direct_debit"), true, undefined)).toBe(1491);
});

test.each([
  ["is paid", orderBy("bank_transfer", { paidAt: new Date() })],
  ["is cancelled", orderBy("bank_transfer", { cancelled: true })],
  ["is being paid by card", orderBy("card")],
])("nothing is booked on an order that %s", (_why, order) => {
  expect(transferDue(order, false, undefined)).toBeNull();
});

test("an offer may be transferred once its delivery has a price, where it is said so", () => {
  const may = orderBy("reservation", { record: { may_transfer: true } });
  expect(transferDue(may, false, offer)).toBe(1581);
  expect(transferDue(may, false, unquoted)).toBeNull();
  expect(transferDue(orderBy("reservation", { record: { may_transfer: false } }), false, offer)).toBeNull();
});

test("of a changed order that was paid only the difference is booked", () => {
  const changed = orderBy("card", {
    paidAt: new Date(),
    outstanding: 244,
    versions: [{}],
    record: { version: 1 },
  });
  expect(transferDue(changed, false, undefined)).toBe(244);
});
