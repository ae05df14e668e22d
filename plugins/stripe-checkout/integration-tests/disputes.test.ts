import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { admin, rows, sandbox, until } from "../../../tests/shopper/shop";
import { deliver, type Paid, paidOrder } from "./paid-order";
import { matters, refund } from "./refund-deeds";

const longTest = longOnly(test);

/** The customer disputes the whole payment at the bank. */
async function dispute({ checkoutSessionId }: Paid): Promise<string> {
  const { body } = await sandbox("POST", `/payments/${checkoutSessionId}/disputes`, {
    reason: "product_not_received",
  });
  return body.id;
}

const decide = (id: string, status: "under_review" | "won" | "lost") =>
  sandbox("POST", `/disputes/${id}`, { status });

/** Below 0, EUR. */
async function booked({ orderId }: Paid): Promise<number[]> {
  const found = await rows(
    "select amount from order_transaction where order_id = $1 and reference = 'dispute' and deleted_at is null",
    orderId,
  );
  return found.map(({ amount }) => Number(amount));
}

interface Open {
  code: string;
  due_at: string | null;
}

async function listed({ orderId }: Paid): Promise<Open[]> {
  const { body } = await admin("GET", `/furniture/reconciliations?order_id=${orderId}`);
  return body.open;
}

const isListed = (payment: Paid, ...codes: string[]) =>
  until(async () => {
    const found = (await listed(payment)).map(({ code }) => code);
    return found.join() === codes.join();
  });

const sheetOf = async ({ orderId }: Paid) => (await admin("GET", `/furniture/orders/${orderId}`)).body.order;

test("a disputed payment shows on the order with its deadline and stops production, and lost it is booked, once", async () => {
  const payment = await paidOrder();
  expect((await sheetOf(payment)).disputed).toBeNull();
  const id = await dispute(payment);
  expect(await deliver(payment, "charge.dispute.created")).toEqual([200]);
  await isListed(payment, "dispute_open");
  const [open] = await listed(payment);
  expect(new Date(String(open?.due_at)).getTime()).toBeGreaterThan(Date.now());
  expect((await sheetOf(payment)).disputed).toMatch(/nicht bauen/i);
  expect(await booked(payment)).toEqual([]);

  await decide(id, "lost");
  const types = ["charge.dispute.closed", "charge.dispute.created", "charge.dispute.closed"];
  expect(new Set(await deliver(payment, ...types))).toEqual(new Set([200]));
  expect(await booked(payment)).toEqual([-1491]);
  await isListed(payment, "dispute_lost");
  expect((await sheetOf(payment)).disputed).toMatch(/nicht bauen/i);
  expect((await admin("POST", `/stripe-checkout/disputes/${id}/settle`)).status).toBe(200);
  await isListed(payment);
  // Off the list, but the money is gone: the workshop still reads it, and the order cannot be changed.
  expect((await sheetOf(payment)).disputed).toMatch(/nicht bauen/i);
  const { body: form } = await admin("GET", `/orders/${payment.orderId}/change`);
  expect(form.order.issues).toEqual([expect.objectContaining({ code: "payment_lost" })]);

  expect((await admin("POST", `/orders/${payment.orderId}/cancel`)).status).toBe(200);
  expect(await booked(payment)).toEqual([-1491]);
  // Nor does the comparison give back once more what the payer has won.
  await rows(`update "order" set canceled_at = now() - interval '2 minutes' where id = $1`, payment.orderId);
  const { body: compared } = await admin("POST", "/furniture/reconciliations");
  expect(
    compared.findings.filter(({ order_id }: { order_id: string }) => order_id === payment.orderId),
  ).toEqual([]);
  const refunds = await rows(
    "select amount from order_transaction where order_id = $1 and reference = 'refund' and deleted_at is null",
    payment.orderId,
  );
  expect(refunds).toEqual([]);
  expect((await admin("GET", `/stripe-checkout/orders/${payment.orderId}`)).body.matters).toEqual([]);
});

test("a disputed payment is not refunded; staff read why in German, without an id of Stripe's", async () => {
  const payment = await paidOrder();
  const id = await dispute(payment);
  await deliver(payment, "charge.dispute.created");
  // What the bank has not decided stays on their list until its deadline.
  expect((await admin("POST", `/stripe-checkout/disputes/${id}/settle`)).status).toBe(400);
  await isListed(payment, "dispute_open");
  const { status, body } = await refund(payment, 50);
  expect([status, body.message]).toEqual([
    400,
    expect.stringMatching(/^Es ist nichts erstattet\. Der Zahler hat die Zahlung bei seiner Bank bestritten/),
  ]);
  const { body: cancelling } = await admin("POST", `/orders/${payment.orderId}/cancel`);
  expect(cancelling.message).toMatch(
    /nicht storniert.*Der Zahler hat die Zahlung bei seiner Bank bestritten/,
  );
  expect(JSON.stringify(await listed(payment))).not.toMatch(/ch_|charged back/);
});

longTest(
  "a dispute that is won leaves no trace on the order, whatever order its events come in",
  async () => {
    const payment = await paidOrder();
    const id = await dispute(payment);
    await decide(id, "won");
    await deliver(payment, "charge.dispute.closed", "charge.dispute.created");
    await isListed(payment);
    expect([await booked(payment), (await sheetOf(payment)).disputed]).toEqual([[], null]);
  },
);

longTest("a dispute of which no event came is found by the comparison", async () => {
  const payment = await paidOrder();
  await dispute(payment);
  await admin("POST", "/stripe-checkout/comparisons");
  await isListed(payment, "dispute_open");
});

longTest(
  "a lost dispute that is open again is back on staff's list, and its money back in the book",
  async () => {
    const payment = await paidOrder();
    const id = await dispute(payment);
    await deliver(payment, "charge.dispute.created");
    // As if it had been lost, and staff had seen to it.
    await rows("update stripe_dispute set status = 'lost', settled_at = now() where id = $1", id);
    await rows(
      `insert into order_transaction (id, order_id, version, amount, raw_amount, currency_code, reference, reference_id)
     values ('ordtrx_' || $2, $1, 1, -1491, '{"value": "-1491", "precision": 20}', 'eur', 'dispute', $2)`,
      payment.orderId,
      id,
    );
    const standing = async () => [(await matters(payment)).map(({ kind }) => kind), await booked(payment)];
    expect(await standing()).toEqual([[], [-1491]]);
    await admin("POST", "/stripe-checkout/comparisons");
    expect(await standing()).toEqual([["dispute_open"], []]);
  },
);
