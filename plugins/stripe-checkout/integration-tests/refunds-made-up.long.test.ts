import { expect, test } from "vitest";
import { admin, rows, sandbox } from "../../../tests/shopper/shop";
import { deliver, paidOrder } from "./paid-order";
import { comesBack, type Matter, matters, next, press, refund } from "./refund-deeds";
import { booksOf, intentOf, refundsAtStripe, stripe } from "./stripe-account";

test("of two failed refunds of one debt one is tried again, whichever staff take first", async () => {
  const payment = await paidOrder();
  await next(payment, "refuse");
  for (const _twice of [1, 2]) expect((await refund(payment, 100)).status).toBe(400);
  const [open, ...others] = await matters(payment);
  expect([open?.amount, others]).toEqual([100, []]);
  await next(payment, "succeed");
  expect(await press("retry", open as Matter)).toBe("asked");
  expect([await matters(payment), await refundsAtStripe(payment)]).toEqual([[], [100]]);
});

test("what came back and staff have refunded again by Medusa's own button cannot be tried again", async () => {
  const payment = await paidOrder();
  await refund(payment, 100);
  await comesBack(payment);
  const [failed] = await matters(payment);
  expect((await refund(payment, 100)).status).toBe(200);
  expect(await matters(payment)).toEqual([]);
  expect(await press("retry", failed as Matter)).toBe("dealt_with");
  expect(await refundsAtStripe(payment)).toEqual([100]);
});

test("what came back and the account's owner has refunded in parts cannot be tried again", async () => {
  const payment = await paidOrder();
  await refund(payment, 100);
  await comesBack(payment);
  const [failed] = await matters(payment);
  const { id } = await intentOf(payment);
  for (const amount of [6000, 4000]) await stripe.refunds.create({ payment_intent: id, amount });
  await deliver(payment, "refund.created");
  expect(await matters(payment)).toEqual([]);
  expect(await press("retry", failed as Matter)).toBe("dealt_with");
  expect(await refundsAtStripe(payment)).toEqual([60, 40]);
});

test("a part of what came back is refunded otherwise: trying again gives back the rest", async () => {
  const payment = await paidOrder();
  await refund(payment, 100);
  await comesBack(payment);
  const [failed] = await matters(payment);
  expect((await refund(payment, 30)).status).toBe(200);
  expect(await press("retry", failed as Matter)).toBe("asked");
  expect([await matters(payment), await refundsAtStripe(payment)]).toEqual([[], [30, 70]]);
});

test("trying a refund again that Stripe refused gives back no more than other refunds have left since", async () => {
  const payment = await paidOrder();
  await next(payment, "refuse");
  expect((await refund(payment, 1491)).status).toBe(400);
  await next(payment, "succeed");
  expect((await refund(payment, 1000)).status).toBe(200);
  const [failed, ...others] = await matters(payment);
  expect(others).toEqual([]);
  expect(await press("retry", failed as Matter)).toBe("asked");
  expect([await matters(payment), await refundsAtStripe(payment)]).toEqual([[], [1000, 491]]);
});

test("two debts of one sum are two: both refunds that came back are made again", async () => {
  const payment = await paidOrder();
  expect((await refund(payment, 100)).status).toBe(200);
  // For some minutes the second one would be taken for the first one pressed again.
  await rows(
    "update refund set created_at = created_at - interval '11 minutes' where payment_id = $1",
    payment.paymentId,
  );
  expect((await refund(payment, 100)).status).toBe(200);
  const { id } = await intentOf(payment);
  const { data } = await stripe.refunds.list({ payment_intent: id });
  for (const { id } of data) await sandbox("POST", `/refunds/${id}`, { status: "failed" });
  await deliver(payment, "refund.failed");
  const open = await matters(payment);
  expect(open.map(({ amount }) => amount)).toEqual([100, 100]);
  for (const one of open) expect(await press("retry", one)).toBe("asked");
  expect([await matters(payment), await refundsAtStripe(payment)]).toEqual([[], [100, 100]]);
});

test("what staff have paid out otherwise stands in the order's book, and is not given back again by cancelling", async () => {
  const payment = await paidOrder();
  await refund(payment, 100);
  await comesBack(payment);
  const [failed] = await matters(payment);
  expect(await press("settle", failed as Matter)).toBe("settled");
  const { body } = await admin("GET", `/orders/${payment.orderId}?fields=id,total,summary`);
  expect(body.order.summary).toMatchObject({ pending_difference: 0, refunded_total: 100 });
  expect((await admin("POST", `/orders/${payment.orderId}/cancel`)).status).toBe(200);
  // Medusa's cancellation has entered the rest as if it were refunded; that is taken back once no answer can come any more.
  await rows(
    "update refund set created_at = created_at - interval '2 minutes' where payment_id = $1",
    payment.paymentId,
  );
  await admin("POST", "/stripe-checkout/comparisons");
  expect(await refundsAtStripe(payment)).toEqual([1391]);
  expect((await booksOf(payment)).refunds).toEqual([1391]);
});

test("staff refund no more than what is left beside what they have paid out otherwise: the order's total stays true", async () => {
  const payment = await paidOrder();
  await refund(payment, 100);
  await comesBack(payment);
  const [failed] = await matters(payment);
  await press("settle", failed as Matter);
  const { status, body } = await refund(payment, 1491);
  expect([status, body.message]).toEqual([
    400,
    "Es ist nichts erstattet. So viel ist neben dem, was anders ausgezahlt wurde, nicht mehr übrig.",
  ]);
  expect(await matters(payment)).toMatchObject([{ kind: "refund_failed", status: "refused" }]);
  const order = await admin("GET", `/orders/${payment.orderId}?fields=id,total,summary`);
  expect(order.body.order.summary).toMatchObject({ current_order_total: 1391, pending_difference: 0 });
  expect((await refund(payment, 1391)).status).toBe(200);
  expect([await refundsAtStripe(payment), await matters(payment)]).toEqual([[1391], []]);
});
