import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { admin, shop } from "../../../tests/shopper/shop";
import type { Run } from "../src/core/database";
import { halfCredited, uncreditedRefund } from "../src/modules/orders/unentered";
import { change, linesOf } from "./changed-orders";
import { runOnClient } from "./run-on-client";
import { transferredOrder } from "./staff-deeds";

/** A transaction that is never committed: what a test changes of the rows' times stays its own. */
async function inTransaction(): Promise<Run> {
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin");
  return runOnClient(client);
}

test("no refund lowers the sum of an order twice, however close to another it was, when a change makes the order dearer", async () => {
  const { id, payment } = await transferredOrder();
  for (const amount of [20, 30])
    expect((await admin("POST", `/payments/${payment}/refund`, { amount })).status).toBe(200);
  const more = { lines: [...(await linesOf(id)), { kind: "stool", configuration: {} }] };
  expect((await change(id, more)).status).toBe(200);
  const run = await inTransaction();
  const missing = async () => {
    const found = await uncreditedRefund(run, id);
    expect((await halfCredited(run, 0)).includes(id)).toBe(found !== undefined);
    return found?.amount;
  };
  expect(await missing()).toBeUndefined();

  // They overlapped.
  const first = "(select min(created_at) from refund where payment_id = ?)";
  await run(
    `update refund set created_at = ${first} + interval '1 millisecond' where payment_id = ? and amount = 30`,
    [payment, payment],
  );
  expect(await missing()).toBeUndefined();

  // Each was cut short before the sum was lowered, the one or the other.
  for (const version of [2, 3]) {
    await run("savepoint whole");
    await run("update order_change set deleted_at = now() where order_id = ? and version = ?", [id, version]);
    expect(await missing()).toBe(version === 2 ? 20 : 30);
    await run("rollback to savepoint whole");
  }

  // The sweep has made good for one long after, and after the other.
  await run(
    "update order_change set created_at = created_at + interval '1 hour' where order_id = ? and version = 2",
    [id],
  );
  expect(await missing()).toBeUndefined();
});
