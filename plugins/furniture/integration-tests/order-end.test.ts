import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { payOnPage, refundsOf } from "../../../tests/shopper/payment-page";
import {
  admin,
  cartWith,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  recordOf,
  rows,
  transferOrder,
  until,
} from "../../../tests/shopper/shop";
import { paidOrder, refundOf } from "./staff-deeds";

const longTest = longOnly(test);

async function mails(orderId: string): Promise<string[]> {
  const found = await rows(
    "select template from furniture_mail where order_id = $1 and template in ('refund', 'order_cancelled') order by 1",
    orderId,
  );
  return found.map(({ template }) => String(template));
}

async function used(code: string): Promise<unknown> {
  return (await rows("select used from promotion where code = $1", code))[0]?.used;
}

test("cancelling a paid order gives all money and the voucher back, once, and says so by mail", async () => {
  const code = await newVoucher(50);
  const { id, url } = await paidOrder([["table"]], { voucher: code });
  expect(await used(code)).toBe(1);
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  expect(await refundsOf(url)).toEqual([144100]);
  expect(await used(code)).toBe(0);
  const other = await cartWith("stool");
  expect((await enter(other, code)).status).toBe(200);
  await until(async () => (await mails(id)).length === 2);
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(400);
  expect(await mails(id)).toEqual(["order_cancelled", "refund"]);
  expect(await refundsOf(url)).toEqual([144100]);
});

test("a refund in full gives the voucher back, a refund in part does not", async () => {
  const code = await newVoucher(50);
  const { id, url, payment } = await paidOrder([["table"]], { voucher: code });
  expect((await admin("POST", `/payments/${payment}/refund`, { amount: 41 })).status).toBe(200);
  await until(async () => (await mails(id)).length === 1);
  expect(await used(code)).toBe(1);
  expect((await admin("POST", `/payments/${payment}/refund`, { amount: 1400 })).status).toBe(200);
  await until(async () => (await used(code)) === 0);
  await until(async () => (await mails(id)).length === 2);
  expect(await mails(id)).toEqual(["refund", "refund"]);
  expect(await refundsOf(url)).toEqual([4100, 140000]);
});

longTest(
  "an order whose completion was interrupted before its record is finished by itself, and reported",
  async () => {
    const { id, cart } = await paidOrder([["table"]]);
    const before = await recordOf(id);
    await rows("delete from furniture_order where order_id = $1", id);
    await rows(`update "order" set metadata = null where id = $1`, id);
    await rows("update cart set completed_at = null where id = $1", cart);
    await rows("update order_cart set created_at = now() - interval '1 minute' where order_id = $1", id);
    await until(async () => (await recordOf(id))?.pay_by === "card", 40);
    expect(await recordOf(id)).toEqual(before);
    await until(
      async () =>
        (await rows("select 1 from furniture_finding where order_id = $1 and code = 'order_unfinished'", id))
          .length === 1,
    );
  },
);

longTest("an order that a crash kept from its cart is removed, and the cart becomes one order", async () => {
  const { id, cart, url } = await paidOrder([["table"]]);
  await rows("delete from order_cart where order_id = $1", id);
  await rows("delete from furniture_order where order_id = $1", id);
  await rows("update cart set completed_at = null where id = $1", cart);
  const { body } = await complete(cart);
  expect(body.order.id).not.toBe(id);
  expect(await rows(`select id from "order" where id = $1`, id)).toEqual([]);
  expect(await refundsOf(url)).toEqual([]);
});

longTest(
  "a cart that is still joined to an order which was undone becomes an order all the same, and what was paid pays it",
  async () => {
    const cart = await orderableCart("stool");
    const { url } = (await checkout(cart)).body;
    await rows(
      `insert into order_cart (id, order_id, cart_id, created_at) values ('undone_' || $1, 'order_undone', $1, now() - interval '1 minute')`,
      cart,
    );
    expect((await admin("POST", "/furniture/reconciliations")).status).toBe(200);
    expect(await payOnPage(url)).toBe(true);
    const { body } = await complete(cart);
    expect(body).toMatchObject({ type: "order", order: { id: expect.stringMatching(/^order_01/) } });
    expect(await refundsOf(url)).toEqual([]);
  },
);

const WRITES = "status, authorized_amount::float, captured_amount::float, refunded_amount::float";

test.each([
  ["an order to be transferred", async () => transferOrder("stool"), "authorized"],
  ["a paid order of which a part has gone back", async () => partlyRefunded(), "partially_refunded"],
])(
  "%s says so again, where a fault kept Medusa from writing that down after the payment",
  async (_what, place, status) => {
    const id = await place();
    const [{ collection }] = (await rows(
      "select payment_collection_id as collection from order_payment_collection where order_id = $1",
      id,
    )) as [{ collection: string }];
    const kept = () => rows(`select ${WRITES} from payment_collection where id = $1`, collection);
    const statusOf = async () =>
      (await admin("GET", `/orders/${id}?fields=id,payment_status`)).body.order.payment_status;
    expect(await statusOf()).toBe(status);
    const before = await kept();
    for (const sql of [
      "update payment_session set updated_at = now() - interval '1 minute' where payment_collection_id = $1",
      "update capture set created_at = now() - interval '1 minute' where payment_id in (select id from payment where payment_collection_id = $1)",
      "update refund set created_at = now() - interval '1 minute' where payment_id in (select id from payment where payment_collection_id = $1)",
      `update payment_collection set status = 'not_paid', authorized_amount = null, raw_authorized_amount = null,
       captured_amount = null, raw_captured_amount = null, refunded_amount = null, raw_refunded_amount = null,
       updated_at = now() - interval '1 minute' where id = $1`,
    ])
      await rows(sql, collection);
    // The shop's own sweep may come first.
    expect((await admin("POST", "/furniture/reconciliations")).status).toBe(200);
    expect([await statusOf(), await kept()]).toEqual([status, before]);
  },
);

async function partlyRefunded(): Promise<string> {
  const { id } = await paidOrder([["table"]]);
  await refundOf(id, 41);
  await until(async () => (await mails(id)).length === 1);
  return id;
}
