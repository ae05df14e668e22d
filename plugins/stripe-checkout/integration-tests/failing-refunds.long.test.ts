import { expect, test } from "vitest";
import { admin, rows, sandbox, until } from "../../../tests/shopper/shop";
import { deliver, type Paid, paidOrder } from "./paid-order";
import { comesBack, lastRefund, listed, type Matter, matters, next, press, refund } from "./refund-deeds";
import { booksOf, refundsAtStripe } from "./stripe-account";

const NOTHING = { refunds: [], entries: [], collection: 0 };
const ALL = { refunds: [1491], entries: [-1491], collection: 1491 };

async function mailsOf({ orderId }: Paid): Promise<string[]> {
  const found = await rows(
    "select template from furniture_mail where order_id = $1 and template in ('refund', 'refund_failed') order by created_at",
    orderId,
  );
  return found.map(({ template }) => String(template));
}

const statusOf = async ({ orderId }: Paid) =>
  (await rows(`select status from "order" where id = $1`, orderId))[0]?.status;

test("an order is not cancelled while Stripe refuses its refund; staff see why and try again", async () => {
  const payment = await paidOrder();
  await next(payment, "refuse");
  const { status, body } = await admin("POST", `/orders/${payment.orderId}/cancel`);
  expect([status, body.issues]).toEqual([400, [expect.objectContaining({ code: "not_cancelled" })]]);
  expect(body.message.replace(/\s/g, " ")).toBe(
    "Die Bestellung ist nicht storniert, weil 1.491,00 € nicht zurückgehen. Das Guthaben bei Stripe reicht nicht; lade es auf und versuche es noch einmal. Behebe den Grund und storniere dann noch einmal.",
  );
  expect([await statusOf(payment), await booksOf(payment)]).toEqual(["pending", NOTHING]);
  await until(async () => (await listed(payment)).length > 0);
  expect(await listed(payment)).toEqual([
    [
      "refund_failed",
      expect.stringMatching(/^1\.491,00 € sind nicht zurückgegangen\. Das Guthaben bei Stripe reicht nicht/),
    ],
  ]);

  const [failed] = await matters(payment);
  const retry = `/stripe-checkout/refunds/${failed?.id}/retry`;
  expect((await admin("POST", retry)).body).toEqual({ outcome: "refused" });
  const [again, ...others] = await matters(payment);
  expect([again?.id === failed?.id, others]).toEqual([false, []]);

  await next(payment, "succeed");
  const anew = `/stripe-checkout/refunds/${again?.id}/retry`;
  const answers = await Promise.all([admin("POST", anew), admin("POST", anew)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect([await refundsAtStripe(payment), await booksOf(payment)]).toEqual([[1491], ALL]);
  expect(await matters(payment)).toEqual([]);
  await until(async () => (await listed(payment)).length === 0);
  expect((await admin("POST", `/orders/${payment.orderId}/cancel`)).status).toBe(200);
  expect([await statusOf(payment), await refundsAtStripe(payment), await booksOf(payment)]).toEqual([
    "canceled",
    [1491],
    ALL,
  ]);
});

test("nobody is told that money is back while Stripe has not sent it", async () => {
  const payment = await paidOrder();
  await next(payment, "pend");
  expect((await refund(payment, 100)).status).toBe(200);
  await deliver(payment, "refund.created", "charge.refunded");
  await admin("POST", "/furniture/reconciliations");
  expect(await mailsOf(payment)).toEqual([]);

  await sandbox("POST", `/refunds/${await lastRefund(payment)}`, { status: "succeeded" });
  await deliver(payment, "refund.updated");
  await until(async () => (await mailsOf(payment)).length === 1);
  expect(await booksOf(payment)).toEqual({ refunds: [100], entries: [-100], collection: 100 });
});

test("a refund that comes back is none: the books, the customer and staff hear of it, and it can be made again", async () => {
  const payment = await paidOrder();
  expect((await refund(payment, 100)).status).toBe(200);
  await until(async () => (await mailsOf(payment)).length === 1);

  await sandbox("POST", `/refunds/${await lastRefund(payment)}`, { status: "failed" });
  expect(await deliver(payment, "refund.failed")).toEqual([200]);
  expect([await refundsAtStripe(payment), await booksOf(payment)]).toEqual([[], NOTHING]);
  await until(async () => (await mailsOf(payment)).length === 2);
  expect(await mailsOf(payment)).toEqual(["refund", "refund_failed"]);
  const { body } = await admin("GET", `/orders/${payment.orderId}?fields=id,summary`);
  expect(body.order.summary).toMatchObject({ paid_total: 1491, refunded_total: 0 });

  const [failed] = await matters(payment);
  expect((await admin("POST", `/stripe-checkout/refunds/${failed?.id}/retry`)).body).toEqual({
    outcome: "asked",
  });
  expect([await refundsAtStripe(payment), await booksOf(payment)]).toEqual([
    [100],
    { refunds: [100], entries: [-100], collection: 100 },
  ]);
  await until(async () => (await mailsOf(payment)).length === 3);
  expect(await matters(payment)).toEqual([]);
});

test("a refund of a cancelled order that comes back waits for staff, who make it again", async () => {
  const payment = await paidOrder();
  expect((await admin("POST", `/orders/${payment.orderId}/cancel`)).status).toBe(200);
  await sandbox("POST", `/refunds/${await lastRefund(payment)}`, { status: "failed" });
  await deliver(payment, "refund.failed", "charge.refunded", "refund.updated");
  expect(await booksOf(payment)).toEqual(NOTHING);
  await rows(`update "order" set canceled_at = now() - interval '2 minutes' where id = $1`, payment.orderId);
  await until(async () => (await listed(payment)).length > 0);
  await admin("POST", "/furniture/reconciliations");
  expect(await refundsAtStripe(payment)).toEqual([]);

  const [failed] = await matters(payment);
  await admin("POST", `/stripe-checkout/refunds/${failed?.id}/retry`);
  expect([await refundsAtStripe(payment), await booksOf(payment)]).toEqual([[1491], ALL]);
});

test("staff may deal with a failed refund in another way: it leaves the list, and nothing is refunded", async () => {
  const payment = await paidOrder();
  await next(payment, "fail");
  expect((await refund(payment, 100)).status).toBe(400);
  expect(await booksOf(payment)).toEqual(NOTHING);
  const [failed] = await matters(payment);
  expect(failed).toMatchObject({ kind: "refund_failed", amount: 100, order_id: payment.orderId });
  expect((await admin("POST", `/stripe-checkout/refunds/${failed?.id}/settle`)).status).toBe(200);
  expect([await matters(payment), await refundsAtStripe(payment)]).toEqual([[], []]);
  expect((await admin("POST", "/stripe-checkout/refunds/srf_none/retry")).status).toBe(404);
});

const cancel = ({ orderId }: Paid) => admin("POST", `/orders/${orderId}/cancel`);

async function refusedCancel(): Promise<{ payment: Paid; failed: Matter }> {
  const payment = await paidOrder();
  await next(payment, "refuse");
  expect((await cancel(payment)).status).toBe(400);
  const [failed] = await matters(payment);
  return { payment, failed: failed as Matter };
}

/** Medusa's cancellation has entered what staff paid out as if it were refunded; that is taken back once no answer can come. */
async function afterAMinute({ paymentId }: Paid): Promise<void> {
  await rows(
    "update refund set created_at = created_at - interval '2 minutes' where payment_id = $1",
    paymentId,
  );
  await admin("POST", "/stripe-checkout/comparisons");
  await admin("POST", "/furniture/reconciliations");
}

test("what Stripe will never refund staff pay out otherwise and enter; then the order is cancelled, and nothing goes back twice", async () => {
  const { payment, failed } = await refusedCancel();
  const answers = await Promise.all([press("paid-out", failed), press("paid-out", failed)]);
  expect(answers.sort()).toEqual(["dealt_with", "settled"]);
  const { body } = await admin("GET", `/orders/${payment.orderId}?fields=id,total,summary`);
  expect(body.order.summary).toMatchObject({ current_order_total: 0, pending_difference: 0 });
  // A crash before the cancellation: the list asks for it.
  await admin("POST", "/furniture/reconciliations");
  expect(await listed(payment)).toEqual([["not_released", expect.stringContaining("Storniere sie")]]);
  await next(payment, "succeed");
  expect([(await cancel(payment)).status, await statusOf(payment)]).toEqual([200, "canceled"]);
  await afterAMinute(payment);
  expect([await matters(payment), await listed(payment), await refundsAtStripe(payment)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await mailsOf(payment)).toEqual([]);
  const [{ paid } = { paid: 0 }] = await rows(
    "select sum(amount)::integer as paid from order_transaction where order_id = $1 and reference = 'paid_otherwise'",
    payment.orderId,
  );
  expect([paid, (await booksOf(payment)).refunds]).toEqual([-1491, []]);
});

test("of an order that is cancelled already, or whose payer disputes, nothing is entered as paid out", async () => {
  const ended = await paidOrder();
  expect((await cancel(ended)).status).toBe(200);
  await comesBack(ended);
  const [back] = await matters(ended);
  expect(await press("paid-out", back as Matter)).toBe("not_cancellable");
  expect(await matters(ended)).toHaveLength(1);

  const { payment, failed } = await refusedCancel();
  await sandbox("POST", `/payments/${payment.checkoutSessionId}/disputes`, { reason: "fraudulent" });
  await deliver(payment, "charge.dispute.created");
  expect(await press("paid-out", failed)).toBe("disputed");
  expect((await matters(payment)).map(({ kind }) => kind).sort()).toEqual(["dispute_open", "refund_failed"]);
});
