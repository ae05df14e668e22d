import { PaymentActions } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { isDisputeEvent, isHandled, isSessionEvent, webhookAction } from "./webhook-action";

const event = (type: string, object: object = {}) => ({ type, data: { object } }) as unknown as Stripe.Event;
const session = { metadata: { session_id: "payses_1" }, amount_total: 149_150, currency: "eur" };

test.each([
  ["checkout.session.completed", "paid", PaymentActions.SUCCESSFUL],
  ["checkout.session.completed", "unpaid", PaymentActions.PENDING],
  ["checkout.session.async_payment_succeeded", "paid", PaymentActions.SUCCESSFUL],
  ["checkout.session.async_payment_failed", "unpaid", PaymentActions.FAILED],
  ["checkout.session.expired", "unpaid", PaymentActions.CANCELED],
])("%s of a session that is %s means %s, over the whole sum in EUR", (type, payment_status, action) => {
  const meant = webhookAction(event(type, { ...session, payment_status }));
  expect(meant.action).toBe(action);
  expect(meant).toMatchObject({ data: { session_id: "payses_1" } });
  expect(Number((meant as { data: { amount: { numeric: number } } }).data.amount.numeric)).toBe(1491.5);
});

test.each([
  ["of a refund", event("charge.refunded", session)],
  ["of a dispute", event("charge.dispute.created", session)],
  ["of something else", event("customer.created", session)],
  ["of another shop's session", event("checkout.session.completed", { ...session, metadata: {} })],
  ["of a session without marks", event("checkout.session.completed", { ...session, metadata: null })],
])("an event %s means nothing to Medusa's payments", (_what, given) => {
  expect(webhookAction(given)).toEqual({ action: PaymentActions.NOT_SUPPORTED });
});

test("a session without a sum is over nothing", () => {
  const bare = {
    metadata: { session_id: "payses_1" },
    amount_total: null,
    currency: null,
    payment_status: "paid",
  };
  expect(webhookAction(event("checkout.session.completed", bare))).toMatchObject({
    data: { amount: { numeric: 0 } },
  });
});

test.each([
  ["checkout.session.completed", [true, true, false]],
  ["checkout.session.async_payment_succeeded", [true, true, false]],
  ["checkout.session.async_payment_failed", [true, true, false]],
  ["checkout.session.expired", [false, false, false]],
  ["charge.refunded", [true, false, false]],
  ["refund.created", [true, false, false]],
  ["refund.updated", [true, false, false]],
  ["refund.failed", [true, false, false]],
  ["charge.dispute.created", [true, false, true]],
  ["charge.dispute.updated", [true, false, true]],
  ["charge.dispute.closed", [true, false, true]],
  ["charge.dispute.funds_withdrawn", [true, false, true]],
  ["charge.dispute.funds_reinstated", [true, false, true]],
  ["payment_intent.succeeded", [false, false, false]],
])("%s is handled, about a session, about a dispute: %j", (type, expected) => {
  const given = event(type);
  expect([isHandled(given), isSessionEvent(given), isDisputeEvent(given)]).toEqual(expected);
});
