import Stripe from "stripe";
import { expect, test } from "vitest";
import { BookInMemory } from "../providers/stripe-checkout/store.cases";
import { askForRefund, isLive, statusOf } from "./ask-for-refund";

test.each([
  ["asked", true],
  ["pending", true],
  ["requires_action", true],
  ["succeeded", true],
  ["failed", false],
  ["canceled", false],
  ["refused", false],
] as const)("a refund that is %s is, or may still be, with the payer: %s", (status, expected) => {
  expect(isLive(status)).toBe(expected);
});

test.each([
  ["succeeded", "succeeded"],
  ["failed", "failed"],
  ["canceled", "canceled"],
  ["requires_action", "requires_action"],
  ["pending", "pending"],
  [null, "pending"],
  ["a_status_to_come", "pending"],
])("Stripe's %s is kept as %s", (status, expected) => {
  expect(statusOf({ status } as Stripe.Refund)).toBe(expected);
});

/** Stripe, which holds 100 cents of a payment, answers a request for a refund with this error. */
async function askedOf(error: Error) {
  const book = new BookInMemory();
  const stripe = {
    paymentIntents: {
      retrieve: async () => ({ latest_charge: { amount_captured: 100, amount_refunded: 0 } }),
    },
    refunds: {
      create: async () => {
        throw error;
      },
    },
  } as unknown as Stripe;
  const wish = { attempt: "wish", intent: "pi_1", currency: "eur" };
  return { told: await askForRefund(stripe, book, wish), kept: book.attempts.get("wish") };
}

const answered = (statusCode: number) =>
  new Stripe.errors.StripeAPIError({ type: "api_error", message: "Not now.", statusCode });

test.each([500, 503, 409, 429])(
  "after an answer of %i it is not known whether money goes: it stays asked for",
  async (code) => {
    const { told, kept } = await askedOf(answered(code));
    expect(told).toEqual({ status: "asked", amount: 100, failure: "Not now." });
    expect(kept).toMatchObject({ status: "asked", failure: "Not now." });
  },
);

test("without an answer it stays asked for, and has no reason of its own", async () => {
  const { told, kept } = await askedOf(
    new Stripe.errors.StripeConnectionError({ type: "api_error", message: "ECONNRESET" }),
  );
  expect(told).toEqual({ status: "asked", amount: 100, failure: null });
  expect(kept).toMatchObject({ status: "asked", failure: null });
});

test.each([400, 402, 499])("after an answer of %i nothing goes", async (code) => {
  const { told, kept } = await askedOf(answered(code));
  expect(told).toEqual({ status: "refused", amount: 100, failure: "Not now." });
  expect(kept?.status).toBe("refused");
});

test("what had gone back before is no refund, and is not kept as one", async () => {
  const before = {
    type: "invalid_request_error",
    message: "Gone.",
    code: "charge_already_refunded",
  } as const;
  const { told, kept } = await askedOf(
    new Stripe.errors.StripeInvalidRequestError({ ...before, statusCode: 400 }),
  );
  expect(told).toEqual({ status: "nothing_left", amount: 0, failure: null });
  expect(kept).toBeUndefined();
});

test("an error that is not Stripe's is nobody's answer: it is thrown, and the request stays", async () => {
  await expect(askedOf(new TypeError("broken"))).rejects.toThrow("broken");
});
