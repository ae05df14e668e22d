import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type TestLake, testLake } from "../testing/lake.ts";

const SECRET = "secret-of-the-shop";

interface Delivery {
  body: string;
  signature: string;
  operation: string;
}

let lake: TestLake;
let deliveries: Delivery[];
let refusals: number;

beforeEach(async () => {
  deliveries = [];
  refusals = 0;
  const { server, url } = await shop();
  lake = await testLake({ webhook: { url, secret: SECRET } });
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
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(503).end();
      return;
    }
    const signature = String(request.headers[SIGNATURE_HEADER_NAME]);
    deliveries.push({ body, signature, operation: String(request.headers["sanity-operation"]) });
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

test("what the shop could not take is told again", async () => {
  refusals = 1;
  await lake.staff.create({ _id: "note", _type: "note" });
  await vi.waitFor(() => expect(deliveries).toHaveLength(1), 4000);
  expect(refusals).toBe(0);
});
