import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type TestLake, testLake } from "../testing/lake.ts";

const SECRET = "secret-of-the-shop";

interface Delivery {
  body: string;
  signature: string;
  operation: string;
  key: string;
}

let lake: TestLake;
let deliveries: Delivery[];
let refusals: number;
let refusedKeys: string[];
/** A document whose changes the shop never takes. */
let refusedId: string;
let hook: { url: string; secret: string };

beforeEach(async () => {
  deliveries = [];
  refusals = 0;
  refusedKeys = [];
  refusedId = "none of them";
  const { server, url } = await shop();
  hook = { url, secret: SECRET };
  lake = await testLake({ webhook: hook });
  onTestFinished(async () => {
    await lake.remove();
    server.closeAllConnections();
    server.close();
  });
});

/** A shop that takes what it gets, after refusing as often as `refusals` says. */
async function shop(): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (refusals > 0 || body.includes(refusedId)) {
      refusals -= 1;
      refusedKeys.push(String(request.headers["idempotency-key"]));
      response.writeHead(503).end();
      return;
    }
    const signature = String(request.headers[SIGNATURE_HEADER_NAME]);
    const operation = String(request.headers["sanity-operation"]);
    deliveries.push({ body, signature, operation, key: String(request.headers["idempotency-key"]) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/content` };
}

test("a published change is told, signed so that Sanity's own library accepts it", async () => {
  await lake.staff.create({ _id: "note", _type: "note", text: "one" });
  await vi.waitFor(() => expect(deliveries).toHaveLength(1), 2000);
  const [delivery] = deliveries;
  expect(JSON.parse(delivery?.body ?? "")).toEqual({ _id: "note", _type: "note" });
  expect(delivery?.operation).toBe("create");
  expect(await isValidSignature(delivery?.body ?? "", delivery?.signature ?? "", SECRET)).toBe(true);
  expect(await isValidSignature(`${delivery?.body} `, delivery?.signature ?? "", SECRET)).toBe(false);
  expect(await isValidSignature(delivery?.body ?? "", delivery?.signature ?? "", "another secret")).toBe(
    false,
  );
});

test("drafts are nobody's business until they are published", async () => {
  await lake.staff.create({ _id: "drafts.note", _type: "note" });
  await lake.staff.create({ _id: "other", _type: "note" });
  await vi.waitFor(() => expect(deliveries).toHaveLength(1), 2000);
  await lake.staff.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.note",
    publishedId: "note",
  });
  await vi.waitFor(() => expect(deliveries).toHaveLength(2), 2000);
  expect(deliveries.map(({ body }) => JSON.parse(body)._id)).toEqual(["other", "note"]);
});

test("many changes of one document in a moment are told once, a deletion as a deletion", async () => {
  await lake.staff.create({ _id: "note", _type: "note", count: 0 });
  for (let count = 0; count < 10; count += 1) await lake.staff.patch("note").inc({ count: 1 }).commit();
  await lake.staff.delete("note");
  await vi.waitFor(() => expect(deliveries.at(-1)?.operation).toBe("delete"), 2000);
  expect(deliveries.length).toBeLessThan(5);
});

test("what the shop could not take is told again, and can be told for a repetition", async () => {
  refusals = 1;
  await lake.staff.create({ _id: "note", _type: "note" });
  await vi.waitFor(() => expect(deliveries).toHaveLength(1), 4000);
  expect(refusedKeys).toEqual([deliveries[0]?.key]);
});

test("a change the shop never takes does not hold up the others", async () => {
  refusedId = "refused";
  await lake.staff.create({ _id: "refused", _type: "note" });
  await lake.staff.create({ _id: "other", _type: "note" });
  await vi.waitFor(() => expect(deliveries.map(({ body }) => JSON.parse(body)._id)).toEqual(["other"]), 2000);
});

test("what was acknowledged and not yet told when the lake went down is told when it is back, the rest not again", async () => {
  await lake.staff.create({ _id: "told", _type: "note" });
  await vi.waitFor(() => expect(deliveries).toHaveLength(1), 2000);
  await vi.waitFor(() => expect(existsSync(join(lake.folder, "webhook.json"))).toBe(true));
  refusals = Number.POSITIVE_INFINITY;
  await lake.staff.create({ _id: "owed", _type: "note" });
  await lake.staff.create({ _id: "drafts.secret", _type: "note" });
  await lake.staff.delete("told");
  await vi.waitFor(() => expect(refusedKeys).not.toHaveLength(0), 2000);
  await lake.stop();

  refusals = 0;
  const again = await testLake({ folder: lake.folder, webhook: hook });
  onTestFinished(() => again.stop());
  await vi.waitFor(() => expect(deliveries).toHaveLength(3), 2000);
  expect(deliveries.map(({ body, operation }) => [JSON.parse(body)._id, operation])).toEqual([
    ["told", "create"],
    ["owed", "update"],
    ["told", "delete"],
  ]);
});
