import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestLake, TOKEN, testLake } from "../testing/lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.remove());

function order(fault: unknown, token = TOKEN): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(`${lake.url}/v1/faults`, { method: "PUT", headers, body: JSON.stringify(fault) });
}
const ask = () => lake.anyone.fetch("count(*)", {}, { signal: AbortSignal.timeout(1500) });

test("ordered errors reach Sanity's own client as such, and end when they are taken back", async () => {
  expect((await order({ kind: "error" })).status).toBe(200);
  const once = lake.anyone.withConfig({ maxRetries: 0 });
  await expect(once.fetch("count(*)")).rejects.toMatchObject({ statusCode: 500 });
  await order({ kind: "none" });
  expect(await ask()).toBeTypeOf("number");
});

test("a lake that hangs answers nobody until the fault is taken back, and then everybody who waits", async () => {
  await order({ kind: "hang" });
  await expect(ask()).rejects.toThrow();
  const waiting = lake.anyone.fetch("count(*)");
  await order({ kind: "slow", delayMs: 10 });
  expect(await waiting).toBeTypeOf("number");
  expect(await ask()).toBeTypeOf("number");
  await order({ kind: "none" });
});

test("only who holds the token orders faults, and only faults that exist", async () => {
  expect((await order({ kind: "error" }, "a-token-of-somebody-else")).status).toBe(401);
  const refused = await order({ kind: "flood" });
  expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringContaining("kind")]);
  expect(await ask()).toBeTypeOf("number");
});
