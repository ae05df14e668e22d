import { expect, test } from "vitest";
import { admin, rows } from "../../../tests/shopper/shop";
import { type Matter, next, press } from "./refund-deeds";
import { complete, type Payment, pay, startPayment } from "./shop";
import { intentOf, refundsAtStripe, sendEvent, stripe } from "./stripe-account";

/** Captured by Medusa, and its cart cannot become an order; Stripe refuses to give it back. */
async function refusedReturn(): Promise<Payment> {
  const payment = await startPayment({ mode: "drop" });
  await pay(payment);
  await next(payment, "refuse");
  await rows("update cart set email = null where id = $1", payment.cartId);
  expect((await complete(payment)).status).toBe(400);
  const session = await stripe.checkout.sessions.retrieve(payment.checkoutSessionId);
  const id = `evt_${payment.checkoutSessionId}`;
  for (let attempt = 1; attempt <= 6; attempt += 1)
    await sendEvent("checkout.session.completed", session, id);
  return payment;
}

async function matters({ cartId }: Payment): Promise<(Matter & { cart_id: string })[]> {
  const { body } = await admin("GET", "/stripe-checkout/matters");
  return body.matters.filter(({ cart_id }: { cart_id: string }) => cart_id === cartId);
}

async function asked(payment: Payment): Promise<number> {
  const { id } = await intentOf(payment);
  return (await rows("select id from stripe_refund where payment_intent = $1", id)).length;
}

/** The job runs, as if so many minutes had passed since the last refusal. */
async function later(payment: Payment, minutes: number): Promise<void> {
  const { id } = await intentOf(payment);
  await rows(
    `update stripe_refund set failed_at = failed_at - make_interval(mins => $2), created_at = created_at - make_interval(mins => $2)
     where payment_intent = $1`,
    id,
    minutes,
  );
  await rows(
    "update stripe_returned_payment set created_at = created_at - interval '10 minutes' where id = $1",
    payment.checkoutSessionId,
  );
  await admin("POST", "/stripe-checkout/comparisons");
}

const isTold = async ({ checkoutSessionId }: Payment) =>
  (await rows("select told_at from stripe_returned_payment where id = $1", checkoutSessionId))[0]?.told_at !==
  null;

test("money without an order that Stripe will not give back is asked for ever more rarely, then by staff alone", async () => {
  const payment = await refusedReturn();
  const [paid] = await rows("select id from payment where payment_session_id = $1", payment.paymentSessionId);
  expect(paid).toBeDefined();
  const first = await asked(payment);
  expect([first < 4, (await matters(payment)).map(({ kind }) => kind)]).toEqual([true, ["refund_failed"]]);
  for (const _run of [1, 2]) await later(payment, 1);
  expect(await asked(payment)).toBe(first);
  const pauses = 3 * 24 * 60;
  await later(payment, pauses);
  expect([await asked(payment), (await matters(payment)).length]).toEqual([first + 1, 1]);
  for (const _run of [1, 2, 3, 4]) await later(payment, pauses);
  const last = await asked(payment);
  await later(payment, 365 * 24 * 60);
  expect([await asked(payment), last, (await matters(payment)).length]).toEqual([6, 6, 1]);

  await next(payment, "succeed");
  const [open] = await matters(payment);
  expect(await press("retry", open as Matter)).toBe("asked");
  expect([await refundsAtStripe(payment), await matters(payment)]).toEqual([[1491], []]);
  await later(payment, 1);
  expect(await isTold(payment)).toBe(true);
}, 240_000);

test("what staff have paid out otherwise of it is over: nobody asks Stripe again, and the cart becomes no order", async () => {
  const payment = await refusedReturn();
  const [open] = await matters(payment);
  expect(await press("settle", open as Matter)).toBe("settled");
  await next(payment, "succeed");
  await later(payment, 24 * 60);
  expect([await refundsAtStripe(payment), await matters(payment), await isTold(payment)]).toEqual([
    [],
    [],
    true,
  ]);
  await rows("update cart set email = 'anna@example.com' where id = $1", payment.cartId);
  expect((await complete(payment)).body.issues[0].code).toBe("payment_returned");
}, 240_000);

test("of money without an order, of which a part went back in the dashboard, the rest goes back and no more", async () => {
  const payment = await refusedReturn();
  await next(payment, "succeed");
  const { id } = await intentOf(payment);
  await stripe.refunds.create({ payment_intent: id, amount: 100_00 });
  await later(payment, 24 * 60);
  expect((await refundsAtStripe(payment)).sort((one, other) => one - other)).toEqual([100, 1391]);
  expect([await matters(payment), await isTold(payment)]).toEqual([[], true]);
}, 240_000);
