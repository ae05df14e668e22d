import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { shop } from "../../../tests/shopper/shop";
import { ordersBegun, ordersReady, promisesChanged } from "../src/modules/workshop/news";
import { runOnClient } from "./run-on-client";
import { paidOrder } from "./staff-deeds";
import { boardOf } from "./workshop";

const client = new Client({ connectionString: shop.database });
const run = runOnClient(client);
let id = "";

beforeAll(async () => {
  await client.connect();
  ({ id } = await paidOrder([["stool"], ["stool"]]));
  await boardOf(id, 2);
});
afterAll(() => client.end());

/** Nothing of it is ever seen by the jobs of the shop, which would mail it. */
beforeEach(async () => {
  await client.query("begin");
  onTestFinished(async () => void (await client.query("rollback")));
});

/** Staff moved the pieces of the order so many minutes ago, the first one first. */
async function moved(step: string, ...minutes: number[]): Promise<void> {
  for (const [index, ago] of minutes.entries())
    await client.query(
      `update furniture_workshop_piece set step = $2, step_by = 'Werkstatt', step_at = now() - make_interval(mins => $3)
       where order_id = $1 and place = $4`,
      [id, step, ago, index + 1],
    );
}

const mailed = (key: string) =>
  client.query(
    `insert into furniture_mail (id, key, template, data, status, next_attempt_at)
     values ($1, $1, split_part($1, ':', 1), '{}', 'sent', now())`,
    [key],
  );

const among = (found: { order_id: string }[]) => found.some(({ order_id }) => order_id === id);

test("that an order is ready is told once its last piece has stood ready for ten minutes: until then staff take a slip back", async () => {
  await moved("ready", 60, 9);
  expect(among(await ordersReady(run))).toBe(false);
  await moved("ready", 60, 11);
  const [told] = (await ordersReady(run)).filter(({ order_id }) => order_id === id);
  expect(told?.lines).toHaveLength(2);
  await mailed(`ready_for_delivery:${id}`);
  expect(among(await ordersReady(run))).toBe(false);
});

test("that an order is being built is told once, and not of one that was begun before a shop was brought up to date", async () => {
  await moved("sawn", 11);
  expect(among(await ordersBegun(run))).toBe(true);
  await client.query(
    `insert into furniture_workshop_move (id, piece_id, order_id, from_step, to_step, created_at)
     select 'fwmove_' || id, id, order_id, 'accepted', 'sawn', now() - interval '3 days'
     from furniture_workshop_piece where order_id = $1 and place = 2`,
    [id],
  );
  expect(among(await ordersBegun(run))).toBe(false);
  await client.query("delete from furniture_workshop_move where order_id = $1", [id]);
  expect(among(await ordersBegun(run))).toBe(true);
  await mailed(`work_begun:${id}`);
  expect(among(await ordersBegun(run))).toBe(false);
});

test("the day that follows from an order's own terms is no news: its mails have told it", async () => {
  await client.query(
    "update furniture_promise set created_at = now() - interval '11 minutes' where order_id = $1",
    [id],
  );
  expect(among(await promisesChanged(run))).toBe(false);
  await client.query(
    `insert into furniture_promise (id, order_id, number, day, terms_day, created_by, created_at)
     select 'fprom_' || id, order_id, 2, '2099-01-05', terms_day, $2, now() - interval '11 minutes'
     from furniture_promise where order_id = $1`,
    [id, "Werkstatt"],
  );
  expect(among(await promisesChanged(run))).toBe(true);
});
