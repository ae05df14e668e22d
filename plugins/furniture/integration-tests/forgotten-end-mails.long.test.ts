import { expect, test } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import { admin, checkout, complete, orderableCart, rows, until } from "../../../tests/shopper/shop";

interface Paid {
  order: string;
  payment: string;
}

async function paidOrder(): Promise<Paid> {
  const cart = await orderableCart("table");
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  const order: string = (await complete(cart)).body.order.id;
  const { body } = await admin("GET", `/orders/${order}?fields=id,*payment_collections.payments`);
  return { order, payment: body.order.payment_collections[0].payments[0].id };
}

async function refund({ payment }: Paid, amount: number): Promise<void> {
  expect((await admin("POST", `/payments/${payment}/refund`, { amount })).status).toBe(200);
}

/** What the mails about the end of an order say was given back; null for the cancellation. */
async function told({ order }: Paid): Promise<unknown[]> {
  const found = await rows(
    `select data->'amount' as amount from furniture_mail
     where order_id = $1 and template in ('refund', 'order_cancelled') order by created_at`,
    order,
  );
  return found.map(({ amount }) => amount);
}

/** As if the process had died before anybody asked for the mail. */
async function forgetMails({ order }: Paid): Promise<void> {
  await rows(
    "delete from furniture_mail where order_id = $1 and template in ('refund', 'order_cancelled')",
    order,
  );
}

test("a crash right after a refund in part loses no mail: the shopper is told by itself, once", async () => {
  const paid = await paidOrder();
  await refund(paid, 41);
  await until(async () => (await told(paid)).length === 1);
  await forgetMails(paid);
  await until(async () => (await told(paid)).length === 1, 40);
  await admin("POST", "/furniture/reconciliations");
  expect(await told(paid)).toEqual([41]);
});

test("a crash right after cancelling an order that was refunded before loses no mail either", async () => {
  const paid = await paidOrder();
  await refund(paid, 1491);
  await until(async () => (await told(paid)).length === 1);
  await until(
    async () =>
      (
        await rows(
          "select 1 from furniture_order where order_id = $1 and released_at is not null",
          paid.order,
        )
      ).length === 1,
  );
  expect((await admin("POST", `/orders/${paid.order}/cancel`)).status).toBe(200);
  await forgetMails(paid);
  await until(async () => (await told(paid)).length === 2, 40);
  expect(await told(paid)).toEqual([1491, null]);
});

test("a payment given back before there was an order is not told again as a refund of the order", async () => {
  const paid = await paidOrder();
  await refund(paid, 41);
  await until(async () => (await told(paid)).length === 1);
  await rows(
    `update refund set created_at = (select created_at from "order" where id = $2) - interval '1 minute'
     where payment_id = $1`,
    paid.payment,
    paid.order,
  );
  await forgetMails(paid);
  await refund(paid, 7);
  await until(async () => (await told(paid)).length === 1);
  await admin("POST", "/furniture/reconciliations");
  expect(await told(paid)).toEqual([7]);
});
