import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { medusaAsker } from "./medusa.server.ts";

let opened = 0;
const medusa = createServer((request, response) => {
  request.resume().on("end", () => response.setHeader("Content-Type", "application/json").end('{"ok":true}'));
});
// However slow the machine is, what is open stays so.
medusa.keepAliveTimeout = 60_000;
medusa.on("connection", () => opened++);
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => medusa.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(medusa.address() as AddressInfo).port}`;
});
afterAll(() => {
  medusa.closeAllConnections();
  medusa.close();
});

test("questions to Medusa share connections, and a crowd opens no more than 64", async () => {
  const ask = medusaAsker(url, "pk_test", (_method, _route, send) => send({}));
  const question = () =>
    ask("/store/carts", { method: "POST", body: {}, answer: z.object({ ok: z.boolean() }) });
  for (let n = 0; n < 10; n++) await question();
  // A question may begin a moment before the connection of the last one is free again.
  expect(opened).toBeLessThanOrEqual(2);
  await Promise.all(Array.from({ length: 100 }, question));
  expect(opened).toBeGreaterThan(8);
  expect(opened).toBeLessThanOrEqual(64);
});
