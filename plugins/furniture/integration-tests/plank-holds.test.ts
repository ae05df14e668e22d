import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { shop } from "../../../tests/shopper/shop";
import type { Run } from "../src/core/database";
import { freeExpired, holdPlanks, releaseHolds } from "../src/modules/planks/holds";
import { freeOrder, sellPlanks, takePlanks, unsellPlanks } from "../src/modules/planks/sales";

const pool = new Pool({ connectionString: shop.database, max: 20 });
const buyer = { first_name: "Anna", last_name: "Muster" };
/** What these tests made, and no other planks. */
const made = `test-${randomUUID()}`;

/** Medusa's pool writes `?` where Postgres wants `$1`. */
const run: Run = async <Row>(statement: string, parameters: unknown[] = []) => {
  let position = 0;
  const sql = statement.replace(/\?/g, () => `$${++position}`);
  return (await pool.query(sql, parameters)).rows as Row[];
};

async function newPlanks(
  count: number,
  ids = Array.from({ length: count }, () => `plank_${randomUUID()}`),
): Promise<string[]> {
  for (const id of ids) {
    await run(
      `insert into furniture_plank (id, list, name, title, image, length, width, retired_at)
       values (?, 'stool', ?, ?, 'x', 220, 20, null)`,
      [id, `${made}-${id}`, `Planke ${id}`],
    );
  }
  return ids;
}

const cart = () => `cart_${randomUUID()}`;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const hold = (cart_id: string, plank_ids: string[], minutes = 30) =>
  holdPlanks(run, {
    cart_id,
    planks: plank_ids.map((id) => ({ id, list: "stool", length: 40 })),
    until: inMinutes(minutes),
  });
const waitingFor = (pid: number) =>
  run<{ pid: number }>("select pid from pg_stat_activity where ? = any(pg_blocking_pids(pid))", [pid]);
const holderOf = async (id: string) =>
  (await pool.query("select held_by from furniture_plank where id = $1", [id])).rows[0].held_by;

afterAll(async () => {
  await pool.query("delete from furniture_plank where name like $1", [`${made}%`]);
  await pool.end();
});

test("of fifty carts that want one plank at the same instant, one gets it", async () => {
  const [plank = ""] = await newPlanks(1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => hold(cart(), [plank])));
  expect(answers.filter((gone) => gone.length === 0)).toHaveLength(1);
  expect(answers.filter((gone) => gone[0]?.id === plank)).toHaveLength(49);
});

test("carts that want overlapping planks in any order never block each other, and take all or nothing", async () => {
  const planks = await newPlanks(6);
  const wishes = Array.from({ length: 60 }, (_, index) => ({
    cart: cart(),
    planks: [planks[index % 6], planks[(index * 5 + 1) % 6], planks[(index + 3) % 6]].filter(
      (id) => id !== undefined,
    ),
  }));
  const answers = await Promise.all(wishes.map((wish) => hold(wish.cart, wish.planks)));
  for (const [index, wish] of wishes.entries()) {
    const held = await run<{ id: string }>("select id from furniture_plank where held_by = ?", [wish.cart]);
    const expected = answers[index]?.length === 0 ? [...new Set(wish.planks)].sort() : [];
    expect(held.map(({ id }) => id).sort()).toEqual(expected);
  }
  expect(answers.some((gone) => gone.length === 0)).toBe(true);
});

test.each([
  ["a cart that holds", (ids: string[]) => hold(cart(), ids)],
  [
    "an order that takes",
    (ids: string[]) =>
      takePlanks(run, {
        order_id: `order_${randomUUID()}`,
        planks: ids.map((id) => ({ id, list: "stool", length: 40 })),
        buyer,
      }),
  ],
])("%s two planks waits for the first by id before it locks the other", async (_, take) => {
  // The later id comes first in the table, and is asked for first.
  const id = `plank_${randomUUID()}`;
  const [second = "", first = ""] = await newPlanks(2, [`${id}-b`, `${id}-a`]);
  const other = await pool.connect();
  try {
    await other.query("begin");
    await other.query("select 1 from furniture_plank where id = $1 for update", [first]);
    const { rows } = await other.query("select pg_backend_pid() as pid");
    const answer = take([second, first]);
    await expect
      .poll(async () => (await waitingFor(rows[0].pid)).length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    // Two that lock in two orders would each wait for the other here.
    await other.query("select 1 from furniture_plank where id = $1 for update nowait", [second]);
    await other.query("rollback");
    expect(await answer).toEqual([]);
  } finally {
    await other.query("rollback");
    other.release();
  }
});

test("one plank that is gone leaves the other free", async () => {
  const [gone = "", free = ""] = await newPlanks(2);
  await hold(cart(), [gone]);
  expect((await hold(cart(), [gone, free])).map(({ id }) => id)).toEqual([gone]);
  expect(await holderOf(free)).toBeNull();
});

test("a hold counts for nothing once its time is over, and its cart may take it up again", async () => {
  const [plank = ""] = await newPlanks(1);
  const [slow, quick] = [cart(), cart()];
  await hold(slow, [plank], -1);
  expect(await hold(slow, [plank], -1)).toEqual([]);
  expect(await hold(quick, [plank])).toEqual([]);
  expect((await hold(slow, [plank])).map(({ id }) => id)).toEqual([plank]);
});

test("the job clears holds that are over, and only those", async () => {
  const [over = "", running = ""] = await newPlanks(2);
  const keeper = cart();
  await hold(cart(), [over], -1);
  await hold(keeper, [running]);
  await freeExpired(run, new Date());
  expect([await holderOf(over), await holderOf(running)]).toEqual([null, keeper]);
});

test("a plank is sold once, whoever asks how often", async () => {
  const [plank = ""] = await newPlanks(1);
  const [first, second] = [cart(), cart()];
  await hold(first, [plank]);
  const sale = { cart_id: first, order_id: `order_${made}`, planks: [plank], buyer };
  expect(await sellPlanks(run, sale)).toEqual([plank]);
  expect(await sellPlanks(run, sale)).toEqual([plank]);
  expect(await sellPlanks(run, { ...sale, order_id: "order_other" })).toEqual([]);
  expect((await hold(second, [plank])).map(({ id }) => id)).toEqual([plank]);
  expect((await hold(first, [plank])).map(({ id }) => id)).toEqual([plank]);
  await releaseHolds(run, first);
  await freeExpired(run, inMinutes(60));
  expect((await hold(second, [plank])).map(({ id }) => id)).toEqual([plank]);
  await freeOrder(run, "order_other");
  expect((await hold(second, [plank])).map(({ id }) => id)).toEqual([plank]);
  await freeOrder(run, sale.order_id);
  expect(await hold(second, [plank])).toEqual([]);
});

test("a sale that is undone is a hold again", async () => {
  const [plank = ""] = await newPlanks(1);
  const owner = cart();
  await hold(owner, [plank]);
  await sellPlanks(run, { cart_id: owner, order_id: `order_undone_${made}`, planks: [plank], buyer });
  await unsellPlanks(run, `order_undone_${made}`);
  expect((await hold(cart(), [plank])).map(({ id }) => id)).toEqual([plank]);
  expect(await hold(owner, [plank])).toEqual([]);
});

test("retired and unknown planks are not to be had, and who holds a plank keeps it when it is retired", async () => {
  const [retired = "", held = ""] = await newPlanks(2);
  const owner = cart();
  await hold(owner, [held]);
  await run("update furniture_plank set retired_at = now() where id = any(?::text[])", [[retired, held]]);
  const gone = await hold(cart(), [retired, "plank_unknown"]);
  expect(gone.map(({ id }) => id).sort()).toEqual([retired, "plank_unknown"].sort());
  expect(await hold(owner, [held])).toEqual([]);
  await run("update furniture_plank set held_until = now() where id = ?", [held]);
  expect((await hold(owner, [held])).map(({ id }) => id)).toEqual([held]);
});

test("each plank has to be as long as its own board, until a cart holds it", async () => {
  const [long = "", short = ""] = await newPlanks(2);
  const owner = cart();
  await run("update furniture_plank set length = 100 where id = ?", [short]);
  const boards = (ofLong: number, ofShort: number) => ({
    cart_id: owner,
    planks: [
      { id: long, list: "stool", length: ofLong },
      { id: short, list: "stool", length: ofShort },
    ],
    until: inMinutes(30),
  });
  expect(await holdPlanks(run, boards(100, 100.1))).toMatchObject([
    { id: short, length: 100, fault: "plank_too_short" },
  ]);
  expect(await holderOf(long)).toBeNull();
  expect(await holdPlanks(run, boards(220, 100))).toEqual([]);
  expect(await holdPlanks(run, boards(220, 101))).toEqual([]);
});

test("what a cart keeps stays held when the rest is given back", async () => {
  const [kept = "", given = ""] = await newPlanks(2);
  const owner = cart();
  await hold(owner, [kept, given]);
  await releaseHolds(run, owner, [kept]);
  expect([await holderOf(kept), await holderOf(given)]).toEqual([owner, null]);
});

test("an order that is changed takes no plank that staff have measured too short meanwhile, and keeps those of its pieces that stay", async () => {
  const [long = "", short = "", own = ""] = await newPlanks(3);
  const order_id = `order_${crypto.randomUUID()}`;
  await run("update furniture_plank set length = 100 where id = any(?::text[])", [[short, own]]);
  await run("update furniture_plank set order_id = ?, sold_at = now() where id = ?", [order_id, own]);
  const take = (ofShort: number, ofOwn: number) =>
    takePlanks(run, {
      order_id,
      planks: [
        { id: long, list: "stool", length: 200 },
        { id: short, list: "stool", length: ofShort },
        { id: own, list: "stool", length: ofOwn },
      ],
      buyer: { first_name: "Ada", last_name: "Lovelace" },
    });
  const ownerOf = async (id: string) => {
    const [plank] = await run<{ order_id: string | null }>(
      "select order_id from furniture_plank where id = ?",
      [id],
    );
    return plank?.order_id;
  };
  expect(await take(100.1, 0)).toMatchObject([{ id: short, length: 100, fault: "plank_too_short" }]);
  expect(await take(100, 101)).toMatchObject([{ id: own, fault: "plank_too_short" }]);
  expect(await ownerOf(long)).toBeNull();
  // What is built from it already is built.
  expect(await take(100, 0)).toEqual([]);
  expect(await Promise.all([long, short, own].map(ownerOf))).toEqual([order_id, order_id, order_id]);
});
