import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createAnalytics, fileSink, postingSink, type TimedEvent } from "./analytics.server.ts";
import { orderEvents } from "./events.ts";

const asked = (cookie?: string) => ({ headers: new Headers(cookie ? { cookie } : {}) });
const AGREED = asked("consent=2.yes.2026-11-21");
const log = { warn: vi.fn() };

const written: TimedEvent[] = [];
const keep = async (event: TimedEvent) => void written.push(event);
afterEach(() => {
  written.length = 0;
  log.warn.mockClear();
});

test("an order above 20 EUR is a purchase, up to 20 EUR a trial; each is a transaction", () => {
  const named = (value: number) => orderEvents("7", value).map(({ name }) => name);
  expect(named(21)).toEqual(["transaction", "purchase"]);
  expect(named(20)).toEqual(["transaction", "trial"]);
  expect(named(0)).toEqual(["transaction", "trial"]);
});

test("an order is counted once, however often its page is told of it", () => {
  const analytics = createAnalytics(keep, log);
  analytics.recordOrder(AGREED, "1007", 1491);
  analytics.recordOrder(AGREED, "1007", 1491);
  expect(written).toMatchObject([
    { name: "transaction", id: "1007", value: 1491, currency: "EUR" },
    { name: "purchase", id: "1007", value: 1491, currency: "EUR" },
  ]);
});

test.each([undefined, "consent=2.no.2026-11-21", "cart=abc"])(
  "with cookies %j nothing is counted",
  (cookie) => {
    const analytics = createAnalytics(keep, log);
    analytics.record(asked(cookie), { name: "contact" });
    analytics.recordOrder(asked(cookie), "1007", 1491);
    expect(written).toEqual([]);
  },
);

test("without a sink nothing is counted and nobody need be asked", () => {
  const analytics = createAnalytics(null, log);
  expect(analytics.isOn).toBe(false);
  expect(analytics.mayCount(AGREED)).toBe(false);
});

test("an event that cannot be handed on is lost with a line in the log, and disturbs nobody", async () => {
  const analytics = createAnalytics(async () => Promise.reject(new Error("closed")), log);
  analytics.record(AGREED, { name: "contact" });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith({ reason: "closed" }, "an event was lost"));
});

test("the posting sink sends the event as JSON and nothing of the visitor; a refusal is an error", async () => {
  const seen: { body: string; headers: string[] }[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ body, headers: Object.keys(request.headers) });
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await vi.waitUntil(() => server.listening);
  const sink = postingSink(`http://127.0.0.1:${(server.address() as AddressInfo).port}/collect`);
  const event = { name: "contact", at: "2026-11-21T12:00:00.000Z" } as const;
  await sink(event);
  expect(JSON.parse(seen[0]?.body ?? "")).toEqual(event);
  expect(seen[0]?.headers).not.toContain("cookie");
  status = 500;
  await expect(sink(event)).rejects.toThrow("the sink answered 500");
  server.close();
});

test("the file of a trial has a line for each event, in their order", async () => {
  const folder = join(tmpdir(), `analytics-${process.pid}`);
  const sink = fileSink(join(folder, "events.ndjson"));
  const at = "2026-11-21T12:00:00.000Z";
  await Promise.all(["/", "/faq", "/bees"].map((path) => sink({ name: "page_view", path, at })));
  const lines = (await readFile(join(folder, "events.ndjson"), "utf8")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(["/", "/faq", "/bees"]);
  await rm(folder, { recursive: true });
});
