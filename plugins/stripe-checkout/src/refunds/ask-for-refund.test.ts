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

/** Stripe with a payment of 100 cents of which these refunds are there. It has forgotten the keys of requests, as it does after a day. */
function stripeWith(refunds: { id: string; amount: number; status: string; refund_id?: string }[]) {
  const asked: { amount: number; refund_id: string; key: string }[] = [];
  const live = refunds.filter(({ status }) => status !== "failed");
  const list = refunds.map(({ refund_id, ...one }) => ({ ...one, metadata: refund_id ? { refund_id } : {} }));
  const stripe = {
    paymentIntents: {
      retrieve: async () => ({
        latest_charge: {
          amount_captured: 100,
          amount_refunded: live.reduce((sum, { amount }) => sum + amount, 0),
        },
      }),
    },
    refunds: {
      list: () => ({ autoPagingToArray: async () => list }),
      create: async (
        { amount, metadata }: { amount: number; metadata: { refund_id: string } },
        { idempotencyKey: key }: { idempotencyKey: string },
      ) => {
        asked.push({ amount, refund_id: metadata.refund_id, key });
        return { id: "re_new", amount, status: "succeeded" };
      },
    },
  } as unknown as Stripe;
  return { stripe, asked };
}

const WISH = { attempt: "wish", intent: "pi_1", currency: "eur" };
const begun = { attempt: "wish", payment_intent: "pi_1", amount: 40, currency: "eur" };

test("a refund whose answer was lost is found at Stripe and not made again, however long ago it was asked for", async () => {
  const { stripe, asked } = stripeWith([
    { id: "re_other", amount: 10, status: "succeeded", refund_id: "another wish" },
    { id: "re_staff", amount: 5, status: "succeeded" },
    { id: "re_lost", amount: 40, status: "pending", refund_id: "wish" },
  ]);
  const book = new BookInMemory();
  await book.begin(begun);
  expect(await askForRefund(stripe, book, { ...WISH, amount: 40 })).toEqual({
    status: "pending",
    amount: 40,
    failure: null,
  });
  expect([asked, book.attempts.get("wish")?.status]).toEqual([[], "pending"]);
});

test("a refund that Stripe does not have is asked for once more with its name and the same key", async () => {
  const { stripe, asked } = stripeWith([{ id: "re_other", amount: 10, status: "succeeded", refund_id: "x" }]);
  const book = new BookInMemory();
  await book.begin(begun);
  await askForRefund(stripe, book, { ...WISH, amount: 40 });
  expect(asked).toEqual([{ amount: 40, refund_id: "wish", key: "refund:wish:1" }]);
});

test.each(["succeeded", "pending", "failed", "canceled", "refused"] as const)(
  "what has been decided is not asked for again: %s",
  async (status) => {
    const { stripe, asked } = stripeWith([]);
    const book = new BookInMemory();
    await book.begin(begun);
    await book.answer("wish", { status, failure: status === "refused" ? "expired_or_canceled_card" : null });
    const told = await askForRefund(stripe, book, { ...WISH, amount: 40 });
    expect([told.status, told.amount, asked]).toEqual([status, 40, []]);
  },
);

test("beside what was paid out otherwise exactly the rest goes, and not a cent more", async () => {
  const book = new BookInMemory();
  book.otherwise = 30;
  const { stripe, asked } = stripeWith([]);
  const more = await askForRefund(stripe, book, { ...WISH, attempt: "more", amount: 71 });
  expect(more).toEqual({ status: "refused", amount: 71, failure: "more_than_left" });
  expect((await askForRefund(stripe, book, { ...WISH, amount: 70 })).amount).toBe(70);
  expect(asked.map(({ amount }) => amount)).toEqual([70]);
  // All of the payment was paid out otherwise.
  book.otherwise = 100;
  const all = await askForRefund(stripe, book, { ...WISH, attempt: "all" });
  expect(all).toEqual({ status: "refused", amount: 0, failure: "more_than_left" });
});

test("a part is asked for only where the books know of every refund that Stripe has, but for those that failed", async () => {
  const known = { id: "re_known", amount: 10, status: "succeeded", refund_id: "known" };
  const failed = { id: "re_failed", amount: 10, status: "failed" };
  const book = new BookInMemory();
  await book.begin({ ...begun, attempt: "known" });
  const { stripe, asked } = stripeWith([known, failed]);
  expect((await askForRefund(stripe, book, { ...WISH, amount: 20 })).status).toBe("succeeded");
  expect(asked).toHaveLength(1);
  const unknown = stripeWith([known, { id: "re_staff", amount: 10, status: "pending" }]);
  const part = { ...WISH, attempt: "part", amount: 79 };
  expect(await askForRefund(unknown.stripe, book, part)).toEqual({
    status: "refused",
    amount: 79,
    failure: "refund_not_entered",
  });
  expect(unknown.asked).toEqual([]);
  // The whole rest goes back all the same: it cannot be too much.
  await askForRefund(unknown.stripe, book, { ...WISH, attempt: "rest", amount: 80 });
  expect(unknown.asked.map(({ amount }) => amount)).toEqual([80]);
});

test.each([undefined, null, "ch_1"])(
  "of a payment without a charge (%j) nothing is left",
  async (latest_charge) => {
    const stripe = { paymentIntents: { retrieve: async () => ({ latest_charge }) } } as unknown as Stripe;
    expect((await askForRefund(stripe, new BookInMemory(), WISH)).status).toBe("nothing_left");
  },
);
