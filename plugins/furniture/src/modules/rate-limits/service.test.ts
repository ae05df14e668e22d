import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RedisServer, redisMissing } from "../../../../../storefront/app/content/testing/redisServer";
import { freePort } from "../../../../../tests/shopper/free-port";
import { RateLimitsService } from ".";

const missing = redisMissing();
if (missing) console.log(`Limits in Redis are not tested: ${missing}.`);

const anna = { remote: "192.0.2.7" };
const ben = { remote: "192.0.2.8" };

describe.skipIf(missing)("limits counted in Redis", () => {
  let redis: RedisServer;
  let one: RateLimitsService;
  let other: RateLimitsService;

  /** A process whose Postgres is away as well. */
  const newProcess = () =>
    new RateLimitsService(
      { [ContainerRegistrationKeys.PG_CONNECTION]: { raw: () => Promise.reject(new Error("no Postgres")) } },
      {
        clientAddressSecret: "a secret of two servers",
        rateLimits: { message: { points: 2, seconds: 60 } },
        redisUrl: redis.url,
      },
    );
  const takesOf = async (service: RateLimitsService, origin: { remote: string }) =>
    (await service.take("message", origin)) === 0;

  /** Until a connection is there a process counts by itself. */
  const untilCounted = (service: RateLimitsService, remote: string) => {
    const keys = () => redis.ask("DBSIZE");
    return expect
      .poll(
        async () => {
          const before = await keys();
          await service.giveBack("message", { remote });
          return (await keys()) !== before;
        },
        { timeout: 10_000 },
      )
      .toBe(true);
  };

  beforeAll(async () => {
    redis = new RedisServer(await freePort());
    await redis.start();
    [one, other] = [newProcess(), newProcess()];
  });
  afterAll(() => redis.stop());

  test("two processes count together, each address for itself, and the time is told", async () => {
    await untilCounted(one, "198.51.100.1");
    await untilCounted(other, "198.51.100.2");
    expect(await takesOf(one, anna)).toBe(true);
    expect(await takesOf(other, anna)).toBe(true);
    expect(await one.take("message", anna)).toBeGreaterThan(0);
    expect(await other.take("message", anna)).toBeGreaterThan(0);
    expect(await takesOf(other, ben)).toBe(true);
    await other.giveBack("message", anna);
  });

  test("a point is handed back on the route it was taken on, and on no other", async () => {
    const carla = { remote: "203.0.113.77" };
    const take = (route: string) => one.take("message", carla, route);
    for (const route of ["POST/a:", "POST/b:"]) {
      await take(route);
      await take(route);
    }
    await one.giveBack("message", carla, "POST/a:");
    expect(await take("POST/a:")).toBe(0);
    expect(await take("POST/b:")).toBeGreaterThan(0);
  });

  test("while Redis is away each process goes on counting, and nobody waits for it", async () => {
    await redis.stop();
    const since = performance.now();
    expect([await takesOf(one, ben), await takesOf(one, ben), await takesOf(one, ben)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(performance.now() - since).toBeLessThan(2_000);
    await redis.start();
    await untilCounted(one, "198.51.100.9");
  });
});

test("proxies are named by address or network, of either version; what is neither is refused at the start", async () => {
  const withProxies = (...trustedProxies: string[]) =>
    new RateLimitsService(
      { [ContainerRegistrationKeys.PG_CONNECTION]: { raw: () => Promise.reject(new Error("no Postgres")) } },
      { clientAddressSecret: "a secret of two servers", trustedProxies },
    );
  expect(() => withProxies("::1", "10.0.0.1", "fd00::/8", "10.0.0.0/8")).not.toThrow();
  expect(() => withProxies("a proxy")).toThrow();
});
