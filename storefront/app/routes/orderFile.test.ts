import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { loader } from "./orderFile.ts";

const FILE = { content: "%PDF", type: "application/pdf", disposition: 'attachment; filename="RE-46.pdf"' };

const opened = (orderFileOf: () => Promise<unknown>, files = "papers") =>
  loader({
    request: new Request("http://shop.test/auftrag/key/file", { headers: { "Accept-Language": "de" } }),
    params: { token: "key", files, name: "RE-46.pdf" },
    context: { orderFileOf },
  } as unknown as LoaderFunctionArgs);

/** What no cache stores and no search engine lists. */
function expectPrivate({ headers }: Response): void {
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex");
}

test("an invoice comes as the file it is, for its reader alone", async () => {
  const answer = await opened(async () => FILE);
  expect([answer.status, await answer.text()]).toEqual([200, "%PDF"]);
  expect(answer.headers.get("content-type")).toBe(FILE.type);
  expect(answer.headers.get("content-disposition")).toBe(FILE.disposition);
  expectPrivate(answer);
});

test("a key that opens nothing reads as a folder that is none", async () => {
  const refused = await opened(() => Promise.reject(new CommerceRefusal(404, "unknown", [])));
  const asked = vi.fn();
  const elsewhere = await opened(asked, "elsewhere");
  expect(asked).not.toHaveBeenCalled();
  expect([refused.status, elsewhere.status]).toEqual([404, 404]);
  expect(await refused.text()).toBe(await elsewhere.text());
  expectPrivate(refused);
});

test("while the order cannot be asked for, the answer says so and invites to try again", async () => {
  const answer = await opened(() => Promise.reject(new CommerceUnavailable("/orders", "silent")));
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toBe("");
  expectPrivate(answer);
});

test("a fault of our own is none of the file's", async () => {
  await expect(opened(() => Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
});
