import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { PostgresLocks } from "../../../commerce/src/locks/postgres-locks";
import { longOnly } from "../../../tests/long-run";
import { shop } from "../../../tests/shopper/shop";

const longTest = longOnly(test);

const pool = new Pool({ connectionString: shop.database, max: 10 });
afterAll(() => pool.end());

/** Medusa's pool writes `?` where Postgres wants `$1`. */
const connection = {
  raw(sql: string, parameters: unknown[]) {
    let position = 0;
    return pool.query(
      sql.replace(/\?/g, () => `$${++position}`),
      parameters,
    );
  },
};
/** As two servers, or a server and a worker, have them: each knows only what it holds itself. */
const newProcess = () => new PostgresLocks({ [ContainerRegistrationKeys.PG_CONNECTION]: connection });
const [locks, other] = [newProcess(), newProcess()];

test("of twenty jobs of two processes for one cart one runs at a time, and all run", async () => {
  const key = `test:${randomUUID()}`;
  let [running, most, done] = [0, 0, 0];
  const job = async () => {
    most = Math.max(most, ++running);
    await wait(5);
    running--;
    done++;
  };
  await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? locks : other).execute(key, job)));
  expect([most, running, done]).toEqual([1, 0, 20]);
});

test("two processes that want the same two carts in another order both get them", async () => {
  const [a, b] = [`test:${randomUUID()}`, `test:${randomUUID()}`];
  const both = Array.from({ length: 6 }, (_, turn) =>
    (turn % 2 ? locks : other).execute(turn % 2 ? [a, b] : [b, a], async () => turn),
  );
  expect(await Promise.all(both)).toEqual([0, 1, 2, 3, 4, 5]);
});

longTest(
  "who holds a cart for longer than a lease still holds it, and the next one waits for him",
  async () => {
    const key = `test:${randomUUID()}`;
    const order: string[] = [];
    const holds = locks.execute(key, async () => {
      // As if the lease had been taken long ago: it is renewed well before it ends.
      await pool.query("update locking set expiration = now() + interval '5 seconds' where id = $1", [key]);
      await wait(6_000);
      order.push("first");
    });
    await wait(200);
    await Promise.all([holds, other.execute(key, async () => order.push("second"), { timeout: 30 })]);
    expect(order).toEqual(["first", "second"]);
  },
);

test("every lock has an end, even if nobody asked for one", async () => {
  const key = `test:${randomUUID()}`;
  await locks.acquire(key);
  const { rows } = await pool.query(
    "select extract(epoch from expiration - now())::float as left from locking where id = $1",
    [key],
  );
  await locks.release(key);
  expect(rows[0].left).toBeGreaterThan(0);
  expect(rows[0].left).toBeLessThanOrEqual(15);
});

test("jobs for different carts do not wait for each other", async () => {
  const meeting: string[] = [];
  const meet = (name: string) => async () => {
    meeting.push(name);
    while (meeting.length < 2) await wait(5);
  };
  await Promise.all([
    locks.execute(`test:${randomUUID()}`, meet("a")),
    locks.execute(`test:${randomUUID()}`, meet("b")),
  ]);
  expect(meeting.sort()).toEqual(["a", "b"]);
});

test("what a crashed process left locked is free again once its lease is over", async () => {
  const key = `test:${randomUUID()}`;
  const expired =
    "insert into locking (id, owner_id, expiration) values ($1, null, now() - interval '1 second')";
  await pool.query(expired, [key]);
  await locks.acquire(key, { ownerId: "next" });
  expect(await locks.release(key, { ownerId: "next" })).toBe(true);
});

test("nobody releases the lock of another", async () => {
  const key = `test:${randomUUID()}`;
  await locks.acquire(key, { ownerId: "mine" });
  expect(await other.release(key, { ownerId: "yours" })).toBe(false);
  expect(await locks.release(key, { ownerId: "mine" })).toBe(true);
});

test("the lock is given back when the job fails", async () => {
  const key = `test:${randomUUID()}`;
  const failing = locks.execute(key, () => Promise.reject(new Error("no wood")));
  await expect(failing).rejects.toThrow("no wood");
  expect(await locks.execute(key, async () => "done")).toBe("done");
});
