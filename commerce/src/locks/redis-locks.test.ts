import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RedisServer, redisMissing } from "../../../storefront/app/content/testing/redisServer";
import type { Redis } from "../redis/connection";
import { connectLocks, RedisLocks } from "./redis-locks";
import { FORGETFUL_FOR } from "./redis-scripts";

const missing = redisMissing();
if (missing) console.log(`Locks in Redis are not tested: ${missing}.`);

describe.skipIf(missing)("locks in Redis", () => {
  let redis: RedisServer;
  const opened: Redis[] = [];
  let one: RedisLocks;
  let other: RedisLocks;
  const newKey = () => `test:${randomUUID()}`;
  const newProcess = () => {
    const locksRedis = connectLocks(redis.url, undefined);
    opened.push(locksRedis);
    return new RedisLocks({ locksRedis });
  };

  beforeAll(async () => {
    redis = new RedisServer(await freePort());
    await redis.start();
    one = newProcess();
    other = newProcess();
    // A new Redis gives nothing until the living would have said what they hold.
    await one.execute(newKey(), async () => undefined);
  }, 30_000);
  afterAll(async () => {
    for (const connection of opened) connection.destroy();
    await redis.stop();
  });

  test("of twenty jobs of two processes for one cart one runs at a time, and all run", async () => {
    const key = newKey();
    let [running, most, done] = [0, 0, 0];
    const job = async () => {
      most = Math.max(most, ++running);
      await wait(2);
      running--;
      done++;
    };
    await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : other).execute(key, job)));
    expect([most, running, done]).toEqual([1, 0, 20]);
  });

  test("two processes that want the same two carts in another order both get them", async () => {
    const [a, b] = [newKey(), newKey()];
    const both = Array.from({ length: 6 }, (_, turn) =>
      (turn % 2 ? one : other).execute(turn % 2 ? [a, b] : [b, a], async () => turn),
    );
    expect(await Promise.all(both)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("nobody releases the lock of another, and it is given back when the job fails", async () => {
    const key = newKey();
    await one.acquire(key, { ownerId: "mine" });
    expect(await other.release(key, { ownerId: "yours" })).toBe(false);
    expect(await other.release(key, { ownerId: "mine" })).toBe(true);
    await expect(one.execute(key, () => Promise.reject(new Error("no wood")))).rejects.toThrow("no wood");
    expect(await other.execute(key, async () => "done")).toBe("done");
  });

  test("every lock has an end, even if nobody asked for one", async () => {
    const key = newKey();
    await one.acquire(key);
    const left = Number(await redis.ask("PTTL", `lock:${key}`));
    await one.release(key);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(15_000);
  });

  const losses: [string, () => Promise<unknown>][] = [
    ["emptied", () => redis.ask("FLUSHALL")],
    ["killed and started empty", () => redis.stop().then(() => redis.start())],
  ];
  // Each waits until the new Redis is careful no more.
  test.each(process.env.TEST_LONG === "1" ? losses : losses.slice(0, 1))(
    "who holds a cart holds it while Redis is %s, and the next one waits for him",
    async (_what, happens) => {
      const key = newKey();
      const order: string[] = [];
      const holds = one.execute(key, async () => {
        await happens();
        // Longer than an emptied Redis is careful: without the holder's word the other would be let in.
        await wait(FORGETFUL_FOR + 500);
        order.push("first");
      });
      await wait(200);
      const waits = other.execute(key, async () => void order.push("second"), { timeout: 30 });
      await Promise.all([holds, waits]);
      expect(order).toEqual(["first", "second"]);
    },
    30_000,
  );
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
