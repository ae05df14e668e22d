import type { Logger } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freePort } from "../../../tests/shopper/free-port.ts";
import { ContentCache } from "./cache.server.ts";
import { openRedis, type RedisLine } from "./redisLine.server.ts";
import { redisMemory } from "./sharedMemory.server.ts";
import { RedisServer, redisMissing } from "./testing/redisServer.ts";

const missing = redisMissing();
if (missing) console.warn(`The cache that processes share is not tested: ${missing}.`);

describe.skipIf(missing)("with Redis", () => {
  let redis: RedisServer;
  let lines: RedisLine[] = [];
  const warn = vi.fn();

  beforeEach(async () => {
    redis = new RedisServer(await freePort());
    await redis.start();
    warn.mockClear();
  });
  afterEach(async () => {
    for (const line of lines) line.close();
    lines = [];
    await redis.stop();
  });

  /** The cache as one more process of the shop has it. */
  function storefrontProcess(freshFor = 60_000): ContentCache {
    const line = openRedis(redis.url, { warn, info: () => {} } as unknown as Logger);
    lines.push(line);
    return new ContentCache({ freshFor, shared: redisMemory(line, "content:test:") });
  }
  const down = () => Promise.reject(new Error("CMS is down"));

  test("what one process has asked the others know", async () => {
    await storefrontProcess().read("faq", async () => ({ text: "one" }));
    const other = storefrontProcess();
    await expect.poll(() => other.read("faq", down).catch(() => null)).toEqual({ text: "one" });
  });

  test("a purge reaches every process within two seconds", async () => {
    const [one, other] = [storefrontProcess(), storefrontProcess()];
    await one.read("faq", async () => ({ text: "old" }));
    await other.read("faq", async () => ({ text: "old" }));
    const purgedAt = Date.now();
    await one.purge();
    const load = async () => ({ text: "new" });
    await expect.poll(() => other.read("faq", load), { timeout: 5000 }).toEqual({ text: "new" });
    expect(Date.now() - purgedAt).toBeLessThan(2000);
    expect(await one.read("faq", load)).toEqual({ text: "new" });
  });

  test("a storefront that starts while the CMS is down serves what was known before", async () => {
    await storefrontProcess().read("faq", async () => ({ text: "from before" }));
    await storefrontProcess().purge();
    const restarted = storefrontProcess();
    await expect.poll(() => restarted.read("faq", down).catch(() => null)).toEqual({ text: "from before" });
  });

  test("of several processes one asks again for what has grown old", async () => {
    let asked = 0;
    const load = async () => ({ n: ++asked });
    const processes = [storefrontProcess(500), storefrontProcess(500), storefrontProcess(500)];
    for (const one of processes) await one.read("faq", load);
    expect(asked).toBe(1);
    await expect
      .poll(async () => {
        for (const one of processes) await one.read("faq", load);
        return asked;
      })
      .toBeGreaterThan(1);
    expect(asked).toBe(2);
  });

  test("a Redis that hangs, ends and comes back never slows or breaks a page, and is told once", async () => {
    const cache = storefrontProcess();
    const load = async () => ({ text: "known" });
    await cache.read("faq", load);
    redis.hang();
    const since = Date.now();
    for (let page = 0; page < 50; page++) expect(await cache.read("faq", load)).toEqual({ text: "known" });
    expect(Date.now() - since).toBeLessThan(1000);
    redis.goOn();
    await redis.stop();
    for (let page = 0; page < 50; page++) expect(await cache.read("faq", load)).toEqual({ text: "known" });
    expect(Date.now() - since).toBeLessThan(2000);
    await expect.poll(() => cache.read("faq", load).then(() => warn.mock.calls.length)).toBe(1);
    await redis.start();
    const other = storefrontProcess();
    const written = () => cache.read("kinds", load).then(() => other.read("kinds", down).catch(() => null));
    await cache.purge();
    await expect.poll(written, { timeout: 15_000 }).toEqual({ text: "known" });
  });

  test("a purge that came while Redis was away is made up for", async () => {
    const [one, other] = [storefrontProcess(), storefrontProcess()];
    await one.read("faq", async () => ({ text: "old" }));
    await other.read("faq", async () => ({ text: "old" }));
    redis.hang();
    await one.purge();
    expect(await one.read("faq", async () => ({ text: "new" }))).toEqual({ text: "new" });
    redis.goOn();
    const both = () =>
      one
        .read("faq", async () => ({ text: "new" }))
        .then(() => other.read("faq", async () => ({ text: "new" })));
    await expect.poll(both, { timeout: 15_000 }).toEqual({ text: "new" });
  });
});
