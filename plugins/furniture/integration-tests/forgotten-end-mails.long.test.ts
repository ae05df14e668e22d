import { expect, test } from "vitest";
import { admin, rows, until } from "../../../tests/shopper/shop";
import { type PaidOrder, paidOrder, refund } from "./staff-deeds";

/** What the mails about the end of an order say was given back; null for the cancellation. */
async function told({ id }: PaidOrder): Promise<unknown[]> {
  const found = await rows(
    `select data->'amount' as amount from furniture_mail
     where order_id = $1 and template in ('refund', 'order_cancelled') order by created_at`,
    id,
  );
  return found.map(({ amount }) => amount);
}

/** As if the process had died before anybody asked for the mail. */
async function forgetMails({ id }: PaidOrder): Promise<void> {
  await rows(
    "delete from furniture_mail where order_id = $1 and template in ('refund', 'order_cancelled')",
    id,
  );
}

test("a crash right after a refund in part loses no mail: the shopper is told by itself, once", async () => {
  const paid = await paidOrder([["table"]]);
  await refund(paid, 41);
  await until(async () => (await told(paid)).length === 1);
  await forgetMails(paid);
  await until(async () => (await told(paid)).length === 1, 40);
  await admin("POST", "/furniture/reconciliations");
  expect(await told(paid)).toEqual([41]);
});

test("a crash right after cancelling an order that was refunded before loses no mail either", async () => {
  const paid = await paidOrder([["table"]]);
  await refund(paid, 1491);
  await until(async () => (await told(paid)).length === 1);
  await until(
    async () =>
      (await rows("select 1 from furniture_order where order_id = $1 and released_at is not null", paid.id))
        .length === 1,
  );
  expect((await admin("POST", `/orders/${paid.id}/cancel`)).status).toBe(200);
  await forgetMails(paid);
  await until(async () => (await told(paid)).length === 2, 40);
  expect(await told(paid)).toEqual([1491, null]);
});

test("a payment given back before there was an order is not told again as a refund of the order", async () => {
  const paid = await paidOrder([["table"]]);
  await refund(paid, 41);
  await until(async () => (await told(paid)).length === 1);
  await rows(
    `update refund set created_at = (select created_at from "order" where id = $2) - interval '1 minute'
     where payment_id = $1`,
    paid.payment,
    paid.id,
  );
  await forgetMails(paid);
  await refund(paid, 7);
  await until(async () => (await told(paid)).length === 1);
  await admin("POST", "/furniture/reconciliations");
  expect(await told(paid)).toEqual([7]);
});
