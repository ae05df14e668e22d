import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { PostgresLocks } from "../../../commerce/src/locks/postgres-locks";
import { shop } from "./shop";

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
const locks = new PostgresLocks({ [ContainerRegistrationKeys.PG_CONNECTION]: connection });

test("of twenty jobs for one cart at the same instant one runs at a time, and all run", async () => {
  const key = `test:${randomUUID()}`;
  let running = 0;
  let most = 0;
  const job = async () => {
    most = Math.max(most, ++running);
    await wait(5);
    running--;
  };
  await Promise.all(Array.from({ length: 20 }, () => locks.execute(key, job)));
  expect([most, running]).toEqual([1, 0]);
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
  expect(await locks.release(key, { ownerId: "yours" })).toBe(false);
  expect(await locks.release(key, { ownerId: "mine" })).toBe(true);
});

test("the lock is given back when the job fails", async () => {
  const key = `test:${randomUUID()}`;
  const failing = locks.execute(key, () => Promise.reject(new Error("no wood")));
  await expect(failing).rejects.toThrow("no wood");
  expect(await locks.execute(key, async () => "done")).toBe("done");
});
