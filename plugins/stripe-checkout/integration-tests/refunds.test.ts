import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { admin, rows, sandbox, until } from "../../../tests/shopper/shop";
import { deliver, type Paid, paidOrder } from "./paid-order";
import { complete, type Payment, pay, startPayment } from "./shop";
import { booksOf, intentOf, refundsAtStripe, stripe } from "./stripe-account";

const longTest = longOnly(test);

/** As in Stripe's dashboard. EUR. */
async function refundInDashboard(payment: Payment, amount: number): Promise<void> {
  const { id } = await intentOf(payment);
  await stripe.refunds.create({ payment_intent: id, amount: amount * 100 });
}

async function mailsOf({ orderId }: Paid): Promise<number[]> {
  const found = await rows(
    "select data from furniture_mail where order_id = $1 and template = 'refund' order by created_at",
    orderId,
  );
  return found.map(({ data }) => Number((data as { amount: number }).amount));
}

test("a refund in Stripe's dashboard, then the order cancelled: the rest goes back and every book says so", async () => {
  const payment = await paidOrder();
  await refundInDashboard(payment, 100);
  expect((await admin("POST", `/orders/${payment.orderId}/cancel`)).status).toBe(200);
  expect(await refundsAtStripe(payment)).toEqual([100, 1391]);
  expect(await booksOf(payment)).toEqual({ refunds: [100, 1391], entries: [-100, -1391], collection: 1491 });
  await until(async () => (await mailsOf(payment)).length === 2);
  expect(await mailsOf(payment)).toEqual([100, 1391]);
});

test("a refund in Stripe's dashboard becomes a refund of the payment and a mail, once however often it is told", async () => {
  const payment = await paidOrder();
  await refundInDashboard(payment, 100);
  expect(await deliver(payment, "charge.refunded", "refund.created", "charge.refunded")).toEqual([
    200, 200, 200,
  ]);
  expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
  await until(async () => (await mailsOf(payment)).length > 0);
  expect(await mailsOf(payment)).toEqual([100]);
});

const refund = (payment: Paid, amount: number) =>
  admin("POST", `/payments/${payment.paymentId}/refund`, { amount });

longTest(
  "while Stripe fails, staff who refund or cancel read in their language that nothing has happened, and nothing has",
  async () => {
    const payment = await paidOrder();
    const { id } = await intentOf(payment);
    // Three attempts of each of both.
    await sandbox("POST", "/failures", { kind: "error", requests: 6, path: id });
    const german = { "accept-language": "de-DE" };
    const answers = [
      await admin("POST", `/payments/${payment.paymentId}/refund`, { amount: 100 }, german),
      await admin("POST", `/orders/${payment.orderId}/cancel`, undefined, german),
    ];
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([
        502,
        expect.stringMatching(/^Es ist nichts erstattet und nichts storniert/),
      ]);
    expect(await booksOf(payment)).toEqual({ refunds: [], entries: [], collection: 0 });
    expect(await refundsAtStripe(payment)).toEqual([]);
    expect((await refund(payment, 100)).status).toBe(200);
  },
);

longTest(
  "a refund and a cancellation whose payment page Stripe cannot be asked for are refused in the reader's language, and neither is made",
  async () => {
    const payment = await paidOrder();
    const german = { "accept-language": "de-DE" };
    const ask = { kind: "error", requests: 3, path: payment.checkoutSessionId, method: "GET" };
    await sandbox("POST", "/failures", ask);
    const refunded = await admin("POST", `/payments/${payment.paymentId}/refund`, { amount: 100 }, german);
    expect([refunded.status, refunded.body.message]).toEqual([
      502,
      "Es ist nichts erstattet. Stripe antwortet gerade nicht; versuche es in ein paar Minuten noch einmal.",
    ]);
    await sandbox("POST", "/failures", ask);
    const cancelled = await admin("POST", `/orders/${payment.orderId}/cancel`, undefined, german);
    expect([cancelled.status, cancelled.body.message]).toEqual([
      400,
      expect.stringMatching(/^Die Bestellung ist nicht storniert, .* Stripe antwortet gerade nicht;/),
    ]);
    expect(await refundsAtStripe(payment)).toEqual([]);
    expect((await refund(payment, 100)).status).toBe(200);
  },
);

/** The shop's own look at Stripe, which otherwise comes every few minutes. */
const compare = () => admin("POST", "/stripe-checkout/comparisons");

/** As if order and refund were two minutes older. */
async function age(payment: Paid): Promise<void> {
  const { id } = await intentOf(payment);
  const before = "now() - interval '2 minutes'";
  await rows(
    `update stripe_refund set created_at = ${before}, updated_at = ${before} where payment_intent = $1`,
    id,
  );
  await rows(
    `update "order" set created_at = created_at - interval '2 minutes' where id = $1`,
    payment.orderId,
  );
  await rows(`update refund set created_at = ${before} where payment_id = $1`, payment.paymentId);
}

longTest("events that never come are made up for by the comparison", async () => {
  const payment = await paidOrder();
  await refundInDashboard(payment, 100);
  expect((await compare()).status).toBe(200);
  expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
});

test("staff who refund by an old picture are refused, and see what Stripe has refunded", async () => {
  const payment = await paidOrder();
  await refundInDashboard(payment, 100);
  const { status, body } = await refund(payment, 100);
  expect([status, body.issues]).toEqual([400, [expect.objectContaining({ code: "refunds_changed" })]]);
  expect(body.message).toContain("Lade die Seite neu");
  expect(await refundsAtStripe(payment)).toEqual([100]);
  expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
  expect((await refund(payment, 50)).status).toBe(200);
  expect(await refundsAtStripe(payment)).toEqual([100, 50]);
  expect(await booksOf(payment)).toEqual({ refunds: [100, 50], entries: [-100, -50], collection: 150 });
});

longTest(
  "a refund that Stripe has not answered is given back once, and told when it is on its way",
  async () => {
    const payment = await paidOrder();
    // One call and the library's two repetitions.
    await sandbox("POST", "/failures", { kind: "lost", requests: 3, path: "/v1/refunds", method: "POST" });
    expect((await refund(payment, 100)).status).toBe(200);
    await age(payment);
    await compare();
    await compare();
    expect(await refundsAtStripe(payment)).toEqual([100]);
    expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
    await until(async () => (await mailsOf(payment)).length > 0);
    expect(await mailsOf(payment)).toEqual([100]);
  },
);

/** As a process that died after Medusa had written its refund down, and before Stripe was asked. EUR. */
async function dieBeforeAsking(
  { orderId, paymentId }: Paid,
  amount: number,
  minutesAgo: number,
): Promise<void> {
  await rows(
    `update "order" set created_at = created_at - make_interval(mins => $2) where id = $1`,
    orderId,
    minutesAgo,
  );
  await rows(
    `insert into refund (id, amount, raw_amount, payment_id, created_at)
     values ($1, $2::numeric, jsonb_build_object('value', $2::numeric::text, 'precision', 20), $3, now() - make_interval(mins => $4))`,
    `ref_crash_${Date.now()}`,
    amount,
    paymentId,
    minutesAgo,
  );
}

test("a refund that a crash kept from being asked for is asked for by the comparison, once: staff see it on the order already", async () => {
  const payment = await paidOrder();
  await dieBeforeAsking(payment, 100, 2);
  for (const _twice of [1, 2]) await compare();
  expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
  expect(await refundsAtStripe(payment)).toEqual([100]);
  await until(async () => (await mailsOf(payment)).length > 0);
  expect(await mailsOf(payment)).toEqual([100]);
});

test("such a refund that staff have made in the dashboard meanwhile does not go back twice", async () => {
  const payment = await paidOrder();
  await dieBeforeAsking(payment, 100, 2);
  await refundInDashboard(payment, 100);
  await compare();
  expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
  expect(await refundsAtStripe(payment)).toEqual([100]);
});

longTest("such a refund of days ago is no refund: nobody reckons with it any more", async () => {
  const payment = await paidOrder();
  await dieBeforeAsking(payment, 100, 25 * 60);
  await compare();
  expect(await booksOf(payment)).toEqual({ refunds: [], entries: [], collection: 0 });
  expect(await refundsAtStripe(payment)).toEqual([]);
  expect(await mailsOf(payment)).toEqual([]);
});

longTest("an entry that Medusa made of a refund that did not happen is taken out again", async () => {
  const payment = await paidOrder();
  const { body } = await admin("GET", `/orders/${payment.orderId}?fields=id,version`);
  await rows(
    `insert into order_transaction (id, order_id, version, amount, raw_amount, currency_code, reference, reference_id)
     values ($1, $2, $3, -1491, '{"value": "-1491", "precision": 20}', 'eur', 'refund', $4)`,
    `ordtrx_test_${Date.now()}`,
    payment.orderId,
    body.order.version,
    payment.paymentId,
  );
  await refundInDashboard(payment, 100);
  await compare();
  expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
});

longTest(
  "a payment carries number and lines of its order at Stripe, also when Stripe was away at first",
  async () => {
    const payment = await startPayment({ mode: "drop" });
    await pay(payment);
    const intent = await intentOf(payment);
    await sandbox("POST", "/failures", {
      kind: "error",
      requests: 3,
      path: `/v1/payment_intents/${intent.id}`,
      method: "POST",
    });
    const { body } = await complete(payment);
    const { body: found } = await admin(
      "GET",
      `/orders/${body.order.id}?fields=id,display_id,custom_display_id`,
    );
    const number = String(found.order.custom_display_id ?? found.order.display_id);
    await until(async () => {
      const { body: waiting } = await sandbox("GET", "/failures");
      return waiting.length === 0;
    });
    await compare();
    const { description, metadata } = await intentOf(payment);
    expect(description).toMatch(new RegExp(`^${number}: \\S`));
    expect(metadata).toMatchObject({ order_id: body.order.id, order_number: number });
    const { body: seen } = await admin("GET", `/stripe-checkout/orders/${body.order.id}`);
    expect(seen.payments).toEqual([
      expect.objectContaining({ intent: intent.id, url: expect.stringContaining(`/payments/${intent.id}`) }),
    ]);
  },
);
