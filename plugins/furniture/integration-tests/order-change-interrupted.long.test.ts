import { expect, test } from "vitest";
import { admin, recordOf, rows } from "../../../tests/shopper/shop";
import { change, formOf, ledgers, linesOf, mailOf, reconcile, settled } from "./changed-orders";
import { from, newPlank, stateOf } from "./plank-stock";
import { paidOrder } from "./staff-deeds";

/** As a process that died right after Medusa had confirmed the change. */
async function interruptAfterConfirmation(
  id: string,
  old: { record: unknown; plank: string },
): Promise<void> {
  await rows(
    "update furniture_order_version set applied_at = null, created_at = now() - interval '1 minute' where order_id = $1 and number = 2",
    id,
  );
  await rows('update "order" set metadata = $2 where id = $1', id, JSON.stringify(old.record));
  await rows("update furniture_plank set order_id = $1, sold_at = now() where id = $2", id, old.plank);
  await rows("delete from furniture_mail where order_id = $1 and template = 'order_changed'", id);
  await rows("delete from furniture_payment_link where order_id = $1", id);
}

test("a change that was interrupted after it held is ended by the sweep: record, planks, link and mail", async () => {
  const [old, fresh] = [await newPlank("stool"), await newPlank("stool")];
  const order = await paidOrder([["stool", from(old)]]);
  const record = await recordOf(order.id);
  const [line] = await linesOf(order.id);
  const wish = {
    lines: [
      { ...line, kind: "stool", configuration: from(fresh) },
      { kind: "table", configuration: {} },
    ],
  };
  expect((await change(order.id, wish)).status).toBe(200);
  const held = await ledgers(order.id);
  await interruptAfterConfirmation(order.id, { record, plank: old.id });
  expect(await reconcile()).toContainEqual(
    expect.objectContaining({ code: "order_unfinished", outcome: "completed", order_id: order.id }),
  );
  expect(await ledgers(order.id)).toEqual(held);
  expect((await stateOf(old)).state).toBe("available");
  expect((await stateOf(fresh)).order_id).toBe(order.id);
  expect((await formOf(order.id)).link).toMatchObject({ amount: held.open });
  await mailOf(order.id, "order_changed");
  expect((await reconcile()).filter(({ order_id }: { order_id: string }) => order_id === order.id)).toEqual(
    [],
  );
});

test("a change that was interrupted before it held is taken back, and leaves nothing behind", async () => {
  const plank = await newPlank("stool");
  const order = await paidOrder([["stool"]]);
  const before = await ledgers(order.id);
  const id = `fover_${order.id}`;
  await rows(
    `insert into furniture_order_version (id, order_id, number, record, lines, total, difference, reason, created_at)
     values ($1, $2, 2, '{}', '[]', 1, 1, 'Abgestürzt', now() - interval '1 minute')`,
    id,
    order.id,
  );
  await rows("update furniture_plank set order_id = $1, sold_at = now() where id = $2", order.id, plank.id);
  await rows(
    `insert into order_change (id, order_id, version, status, change_type, description)
     values ($1, $2, 2, 'pending', 'edit', $3)`,
    `ordch_${order.id}`,
    order.id,
    `furniture-change:${id}`,
  );
  // The delivery of the version that never came about.
  await rows(
    `insert into order_shipping (id, order_id, version, shipping_method_id)
     select 'ordspmv_ahead_' || order_id, order_id, 2, shipping_method_id from order_shipping
     where order_id = $1 and version = 1 and deleted_at is null`,
    order.id,
  );
  expect(await reconcile()).toContainEqual(
    expect.objectContaining({ code: "order_unfinished", outcome: "removed", order_id: order.id }),
  );
  expect(await ledgers(order.id)).toEqual(before);
  expect((await stateOf(plank)).state).toBe("available");
  expect((await formOf(order.id)).versions.filter(({ number }: { number: number }) => number > 1)).toEqual(
    [],
  );
  const wish = { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: from(plank) }] };
  expect((await change(order.id, wish)).status).toBe(200);
  const { body } = await admin("GET", `/orders/${order.id}?fields=id,*shipping_methods`);
  expect(body.order.shipping_methods).toHaveLength(1);
});

test("what a change that was interrupted gives back goes back with the sweep that ends it", async () => {
  const { id } = await paidOrder([["stool"], ["stool"]]);
  const record = await recordOf(id);
  const name = `unasked_${id.toLowerCase()}`;
  await rows(
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if exists (select 1 from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
         where p.id = new.payment_id and l.order_id = '${id}') then raise exception 'disk full'; end if; return new; end $$`,
  );
  await rows(`create trigger ${name} before insert on refund for each row execute function ${name}()`);
  try {
    expect((await change(id, { lines: (await linesOf(id)).slice(0, 1) })).status).toBe(200);
  } finally {
    await rows(`drop function ${name}() cascade`);
  }
  const { total, open, kept } = await ledgers(id);
  expect([open < 0, kept]).toEqual([true, total - open]);
  await rows(
    "update furniture_order_version set applied_at = null, created_at = now() - interval '1 minute' where order_id = $1 and number = 2",
    id,
  );
  await rows('update "order" set metadata = $2 where id = $1', id, JSON.stringify(record));
  await reconcile();
  expect(await ledgers(id)).toEqual(settled(total));
});
