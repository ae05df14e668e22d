import { expect, test } from "vitest";
import { admin, complete, events, type Payment, pay, rows, sandbox, startPayment, until } from "./shop";
import { booksOf, intentOf, refundsAtStripe, stripe } from "./stripe-account";

interface Paid extends Payment {
  orderId: string;
  /** Medusa's. */
  paymentId: string;
}

/** A paid order; nothing of what happens at Stripe reaches the shop unless a test sends it. */
async function paidOrder(): Promise<Paid> {
  const payment = await startPayment({ mode: "drop" });
  await pay(payment);
  const { body } = await complete(payment);
  const [row] = await rows("select id from payment where payment_session_id = $1", payment.paymentSessionId);
  return { ...payment, orderId: body.order.id, paymentId: String(row?.id) };
}

/** As in Stripe's dashboard. EUR. */
async function refundInDashboard(payment: Payment, amount: number): Promise<void> {
  const { id } = await intentOf(payment);
  await stripe.refunds.create({ payment_intent: id, amount: amount * 100 });
}

/** Sends what the dashboard brought about, in the order of `types`. */
async function deliver(payment: Payment, ...types: string[]): Promise<(number | null)[]> {
  const answers: (number | null)[] = [];
  for (const type of types) {
    for (const { id } of await events(payment, type)) {
      answers.push((await sandbox("POST", `/events/${id}/deliver`)).body.status);
    }
  }
  return answers;
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
  await until("both are told", async () => (await mailsOf(payment)).length === 2);
  expect(await mailsOf(payment)).toEqual([100, 1391]);
});

test("a refund in Stripe's dashboard becomes a refund of the payment and a mail, once however often it is told", async () => {
  const payment = await paidOrder();
  await refundInDashboard(payment, 100);
  expect(await deliver(payment, "charge.refunded", "refund.created", "charge.refunded")).toEqual([
    200, 200, 200,
  ]);
  expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
  await until("it is told", async () => (await mailsOf(payment)).length > 0);
  expect(await mailsOf(payment)).toEqual([100]);
});
