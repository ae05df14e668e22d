import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { encodeSignatureHeader } from "@sanity/webhook";
import express from "express";
import type { Logger } from "pino";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { contentHook } from "./contentHook.ts";
import type { Shop } from "./shop.ts";

const SECRET = "a secret of the workshop";
const BODY = JSON.stringify({ _id: "faqItem-planks-pflege", _type: "faqItem" });

const purge = vi.fn(async () => {});
const renew = vi.fn();
const shop = { content: { purge }, log: { info: () => {} } as unknown as Logger } as unknown as Shop;
const app = express().post("/", express.text({ type: () => true }), contentHook(shop, { renew }, SECRET));
const server = createServer(app).listen(0, "127.0.0.1");
await once(server, "listening");
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

beforeEach(() => {
  purge.mockClear();
  renew.mockClear();
});
afterAll(() => server.close());

async function send(body: string, signature?: string): Promise<number> {
  const headers: Record<string, string> = signature ? { "sanity-webhook-signature": signature } : {};
  return (await fetch(address, { method: "POST", body, headers })).status;
}

test("Sanity's signed word begins a new generation and has everything fetched", async () => {
  expect(await send(BODY, await encodeSignatureHeader(BODY, Date.now(), SECRET))).toBe(200);
  expect(purge).toHaveBeenCalledTimes(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test("a message that comes twice does no harm", async () => {
  const signature = await encodeSignatureHeader(BODY, Date.now(), SECRET);
  expect([await send(BODY, signature), await send(BODY, signature)]).toEqual([200, 200]);
});

test.each([
  ["without a signature", async () => undefined],
  ["with a signature that is none", async () => "t=now,v1=abc"],
  ["signed with another secret", () => encodeSignatureHeader(BODY, Date.now(), "somebody else's secret")],
  ["signed for another text", () => encodeSignatureHeader(`${BODY} `, Date.now(), SECRET)],
  ["signed two hours ago", () => encodeSignatureHeader(BODY, Date.now() - 2 * 3_600_000, SECRET)],
  ["signed for tomorrow", () => encodeSignatureHeader(BODY, Date.now() + 24 * 3_600_000, SECRET)],
])("a message %s is refused and changes nothing", async (_, signature) => {
  expect(await send(BODY, await signature())).toBe(401);
  expect(purge).not.toHaveBeenCalled();
});
