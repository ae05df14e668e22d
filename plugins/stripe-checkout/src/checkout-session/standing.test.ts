import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { isFullyRefunded, paymentIntentId, type Standing, standingOf } from "./standing";

const session = (said: object) => said as Stripe.Checkout.Session;
const paid = (payment_intent: unknown) =>
  session({ status: "complete", payment_status: "paid", payment_intent });
const waiting = (payment_intent: unknown) =>
  session({ status: "complete", payment_status: "unpaid", payment_intent });
const charged = (charge: object) => ({ id: "pi_1", latest_charge: charge });

test.each<[string, Stripe.Checkout.Session, Standing]>([
  ["can be paid", session({ status: "open", payment_status: "unpaid" }), "open"],
  ["without a status can be paid", session({ status: null, payment_status: "unpaid" }), "open"],
  ["is closed", session({ status: "expired", payment_status: "unpaid" }), "expired"],
  ["is paid", paid(charged({ amount_refunded: 0 })), "paid"],
  ["is paid, its charge not unfolded", paid("pi_1"), "paid"],
  ["is paid, by nothing that is charged", paid(null), "paid"],
  ["is paid, its charge named by an id", paid({ id: "pi_1", latest_charge: "ch_1" }), "paid"],
  ["is paid, its charge not made yet", paid({ id: "pi_1", latest_charge: null }), "paid"],
  ["has given back one cent", paid(charged({ amount_refunded: 1 })), "refunded"],
  ["waits for a bank", waiting({ id: "pi_1", status: "processing" }), "underway"],
  ["waits, its payment not unfolded", waiting("pi_1"), "underway"],
  ["waits for a payment that is not there yet", waiting(null), "underway"],
  ["was declined by a bank", waiting({ id: "pi_1", status: "requires_payment_method" }), "failed"],
  ["was called off", waiting({ id: "pi_1", status: "canceled" }), "failed"],
])("a Checkout Session that %s", (_what, given, standing) => {
  expect(standingOf(given)).toBe(standing);
});

describe("a payment binds nobody any more", () => {
  test.each([
    ["when all of it went back", charged({ refunded: true, amount_refunded: 100 }), true],
    ["not when a part did", charged({ refunded: false, amount_refunded: 99 }), false],
    ["not when its charge is not known", "pi_1", false],
    ["not when it has none", null, false],
  ])("%s", (_when, intent, expected) => {
    expect(isFullyRefunded(paid(intent))).toBe(expected);
  });
});

test("the payment of a session goes by its id, unfolded or not, and has none before it begins", () => {
  expect(paymentIntentId(paid("pi_1"))).toBe("pi_1");
  expect(paymentIntentId(paid({ id: "pi_1" }))).toBe("pi_1");
  expect(paymentIntentId(paid(null))).toBeUndefined();
  expect(paymentIntentId(session({}))).toBeUndefined();
});
