import { expect, test } from "vitest";
import { change, linesOf, paidOrder } from "./changed-orders";
import { refundsOf } from "./payment-page";
import { admin, call, rows, shop, until } from "./shop";

/** What becomes of the next refunds of a payment at Stripe. */
async function nextRefunds(url: string, mode: "refuse" | "succeed"): Promise<void> {
  const session = new URL(url).pathname.split("/").at(-1);
  await call(`${shop.stripeSandbox}/_sandbox/payments/${session}/refund-mode`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode }),
  });
}

interface Open {
  code: string;
  subject: string;
}

async function openOf(orderId: string): Promise<Open[]> {
  const { body } = await admin("GET", `/furniture/reconciliations?order_id=${orderId}`);
  return body.open;
}

test("what a change should give back and Stripe refuses waits for staff, and is not asked for again and again", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  await nextRefunds(order.url, "refuse");
  const [table] = await linesOf(order.id);
  expect((await change(order.id, { lines: [table] })).status).toBeLessThan(500);
  // The payment provider's own comparison tells whose refund it is.
  await admin("POST", "/stripe-checkout/comparisons");
  await until(async () => (await openOf(order.id)).some(({ code }) => code === "refund_failed"));
  const asked = async () =>
    (await rows("select id from stripe_refund where order_id = $1 and status = 'refused'", order.id)).length;
  const before = await asked();
  await admin("POST", "/furniture/reconciliations");
  await admin("POST", "/furniture/reconciliations");
  expect([await asked(), await refundsOf(order.url)]).toEqual([before, []]);

  await nextRefunds(order.url, "succeed");
  const failed = (await openOf(order.id)).find(({ code }) => code === "refund_failed");
  const { body } = await admin("POST", `/stripe-checkout/refunds/${failed?.subject}/retry`);
  expect(body).toEqual({ outcome: "asked" });
  expect(await refundsOf(order.url)).toEqual([17500]);
});
