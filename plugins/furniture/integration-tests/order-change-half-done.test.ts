import { expect, test } from "vitest";
import { admin, CONTACT, recordOf, rows, store, until } from "../../../tests/shopper/shop";
import { change, formOf, linesOf, reconcile } from "./changed-orders";
import { keyOf } from "./order-keys";
import { medusaOrder, paidOrder } from "./staff-deeds";
import { boardOf } from "./workshop";

/** As a process that died right after Medusa had confirmed the change; the sweep looks in fifteen seconds. */
async function interrupt(id: string, record: unknown, contact: object | null = null): Promise<void> {
  await rows(
    "update furniture_order_version set applied_at = null, contact = $2, created_at = now() where order_id = $1 and number = 2",
    id,
    contact,
  );
  await rows('update "order" set metadata = $2 where id = $1', id, JSON.stringify(record));
}

/** The sweep finds a change that is still not done, or there is none any more. */
async function sweep(id: string): Promise<void> {
  await rows(
    "update furniture_order_version set created_at = now() - interval '1 minute' where order_id = $1 and applied_at is null",
    id,
  );
  await reconcile();
  await until(async () => {
    const left = await rows(
      "select 1 from furniture_order_version where order_id = $1 and applied_at is null and deleted_at is null",
      id,
    );
    return left.length === 0;
  });
}

const citiesOf = (id: string) =>
  rows(
    `select a.city, b.city as billed from "order" o join order_address a on a.id = o.shipping_address_id
     join order_address b on b.id = o.billing_address_id where o.id = $1`,
    id,
  );

test("where a customer's order goes is their last word, also after a crash left staff's change of it half done", async () => {
  const { id } = await paidOrder([["stool"]]);
  const [key, record] = [await keyOf(id), await recordOf(id)];
  const there = { ...CONTACT.shipping_address, postal_code: "20095", city: "Hamburg" };
  const addresses = { shipping_address: there, billing_address: there };
  expect((await change(id, { lines: await linesOf(id), ...addresses })).status).toBe(200);
  await interrupt(id, record, { email: CONTACT.email, ...addresses });
  const moved = await store("POST", `/furniture/order-page/${key}/delivery-address`, {
    ...{ first_name: "Anna", last_name: "Muster", address_1: "Neuer Weg 9" },
    ...{ postal_code: "50667", city: "Köln", language: "de" },
  });
  expect(moved.status).toBe(200);
  expect(await citiesOf(id)).toEqual([{ city: "Köln", billed: "Köln" }]);
  await sweep(id);
  expect(await citiesOf(id)).toEqual([{ city: "Köln", billed: "Köln" }]);
});

test("where mails of an order go is staff's last word, also after a crash left an earlier change of it half done", async () => {
  const { id } = await paidOrder([["stool"]]);
  const record = await recordOf(id);
  const there = { ...CONTACT.shipping_address, postal_code: "20095", city: "Hamburg" };
  const addresses = { shipping_address: there, billing_address: there };
  expect((await change(id, { lines: await linesOf(id), ...addresses })).status).toBe(200);
  await interrupt(id, record, { email: CONTACT.email, ...addresses });
  const email = "anna.neu@example.com";
  expect((await admin("POST", `/orders/${id}`, { email })).status).toBe(200);
  await sweep(id);
  expect(await rows('select email from "order" where id = $1', id)).toEqual([{ email }]);
});

test("an order that is picked up from now on is not sent away, also after a crash left that change half done", async () => {
  const { id } = await paidOrder([["stool"]]);
  const pieces = (await boardOf(id, 1)).map(({ number }) => number);
  const record = await recordOf(id);
  expect((await change(id, { lines: await linesOf(id), shipping: "pickup" })).status).toBe(200);
  await interrupt(id, record);
  const sent = await admin("POST", `/furniture/orders/${id}/shipping`, {
    ...{ pieces, forwarder: "Spedition Heide", tracking_number: "0034-7" },
  });
  expect([sent.status, sent.body.issues?.[0]?.code]).toEqual([400, "picked_up"]);
  await sweep(id);
  expect((await medusaOrder(id)).fulfillments).toEqual([]);
});

test("packing on Medusa's page first takes back a change that a crash ended before it held", async () => {
  const { id } = await paidOrder([["stool"]]);
  const change_id = `fover_${id}`;
  await rows(
    `insert into furniture_order_version (id, order_id, number, record, lines, total, difference, reason, created_at)
     values ($1, $2, 2, '{}', '[]', 1, 1, 'Abgestürzt', now())`,
    change_id,
    id,
  );
  await rows(
    `insert into order_change (id, order_id, version, status, change_type, description) values ($1, $2, 2, 'pending', 'edit', $3)`,
    `ordch_${id}`,
    id,
    `furniture-change:${change_id}`,
  );
  const { items } = await medusaOrder(id);
  const packed = await admin("POST", `/orders/${id}/fulfillments`, {
    items: items.map((item: { id: string }) => ({ id: item.id, quantity: 1 })),
  });
  expect(packed.status).toBe(200);
  expect((await formOf(id)).versions.filter(({ number }: { number: number }) => number > 1)).toEqual([]);
  await sweep(id);
  const { fulfillments, items: after } = await medusaOrder(id);
  expect(fulfillments).toHaveLength(1);
  expect(after.map(({ detail }: { detail: Record<string, number> }) => detail.fulfilled_quantity)).toEqual([
    1,
  ]);
});
