import type { Logger } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freePort } from "../../../tests/shopper/free-port.ts";
import { RedisServer, redisMissing } from "../../app/content/testing/redisServer.ts";
import { createRateLimits, networkOf, type RateLimits } from "./rateLimits.ts";

const log = { warn: vi.fn(), info: () => undefined } as unknown as Logger;

function limits(variables: { REDIS_URL?: string } = {}): RateLimits {
  const settings = { SHOP_ENV: "production" as const, SESSION_SECRET: "0123456789abcdef" };
  return createRateLimits({ ...settings, RATE_LIMIT_ACTIONS: 2, ...variables }, log);
}

test("of one network and route only as many are taken as the limit says; others are taken", async () => {
  const { take } = limits();
  expect(await take("actions", "cart", "192.0.2.7")).toBe(0);
  expect(await take("actions", "cart", "::ffff:192.0.2.7")).toBe(0);
  expect(await take("actions", "cart", "192.0.2.7")).toBeGreaterThan(0);
  expect(await take("actions", "question", "192.0.2.7")).toBe(0);
  expect(await take("actions", "cart", "192.0.2.8")).toBe(0);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["", "unknown"],
])("%s belongs to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const missing = redisMissing();
if (missing) console.warn(`Limits that processes share are not tested: ${missing}.`);

describe.skipIf(missing)("with Redis", () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = new RedisServer(await freePort());
    await redis.start();
  });
  afterEach(() => redis.stop());

  test("two storefronts count together, and each goes on alone when Redis is gone", async () => {
    const [one, other] = [limits({ REDIS_URL: redis.url }), limits({ REDIS_URL: redis.url })];
    expect(await one.take("actions", "cart", "192.0.2.7")).toBe(0);
    expect(await other.take("actions", "cart", "192.0.2.7")).toBe(0);
    expect(await one.take("actions", "cart", "192.0.2.7")).toBeGreaterThan(0);
    expect(await other.take("actions", "cart", "192.0.2.7")).toBeGreaterThan(0);
    await redis.stop();
    expect(await one.take("actions", "cart", "192.0.2.7")).toBe(0);
  });
});
