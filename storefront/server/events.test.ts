import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createAnalytics, type TimedEvent } from "../app/analytics/analytics.server.ts";
import { eventsRoute } from "./events.ts";

const log = { warn: () => {} };
const written: TimedEvent[] = [];
const analytics = createAnalytics(async (event) => void written.push(event), log);
const app = express()
  .post("/events", ...eventsRoute(analytics))
  .post("/fast", ...eventsRoute(analytics))
  .post("/off", ...eventsRoute(createAnalytics(null, log)));
const server = createServer(app).listen(0, "127.0.0.1");
await once(server, "listening");
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(() => {
  written.length = 0;
});
afterAll(() => server.close());

const PAGE_VIEW = JSON.stringify({ name: "page_view", path: "/faq" });
const AGREED = "language=de; consent=2.yes.2026-11-21";

async function send(body: string, cookie = AGREED, path = "/events") {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(address + path, { method: "POST", body, headers });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

test("an event of a visitor who has agreed is handed on with its time, and with nothing else", async () => {
  expect(await send(PAGE_VIEW)).toEqual({ status: 204, body: null });
  expect(written).toEqual([{ name: "page_view", path: "/faq", at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
});

test.each(["", "consent=2.no.2026-11-21", "consent=3.yes.2026-11-21"])(
  "with the cookies %j nothing is handed on",
  async (cookie) => {
    expect((await send(PAGE_VIEW, cookie)).status).toBe(403);
    expect(written).toEqual([]);
  },
);

test.each([
  ["no JSON", "page_view", 400],
  ["JSON that is no object", "[]", 400],
  ["an event nobody knows", JSON.stringify({ name: "scroll" }), 400],
  ["a purchase, which is the server's to see", JSON.stringify({ name: "purchase", id: "1", value: 5 }), 400],
  [
    "a field nobody asked for",
    JSON.stringify({ name: "page_view", path: "/faq", email: "a@b.example" }),
    400,
  ],
  ["a path with somebody's token", JSON.stringify({ name: "page_view", path: "/pay/abc" }), 400],
  ["a path with a query", JSON.stringify({ name: "page_view", path: "/faq?email=a" }), 400],
  ["something long", JSON.stringify({ name: "page_view", path: `/${"x".repeat(5000)}` }), 413],
])("%s is refused in words and not handed on", async (_, body, status) => {
  const answer = await send(body);
  expect(answer).toEqual({ status, body: { message: expect.any(String), issues: expect.any(Array) } });
  expect(written).toEqual([]);
});

test("a body that does not say it is JSON is refused", async () => {
  const headers = { "content-type": "text/plain", cookie: AGREED };
  const answer = await fetch(`${address}/events`, { method: "POST", body: PAGE_VIEW, headers });
  expect(answer.status).toBe(400);
});

test("who sends events by the hundred is asked to stop", async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => send(PAGE_VIEW, AGREED, "/fast")));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(120);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(written).toHaveLength(120);
});

test("where nobody collects events, none are taken", async () => {
  expect((await send(PAGE_VIEW, AGREED, "/off")).status).toBe(404);
});
