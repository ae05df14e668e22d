import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sayLoginExpired } from "./expired-login";

const TAB = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const SENTENCE = "Bitte melde dich neu an. Ü";

/** Answers as Medusa does: everything below /admin needs a login, but for the papers. */
const server = createServer(({ url }, response) => {
  const words = JSON.stringify({ message: "Unauthorized" });
  const headers = { "Content-Type": "application/json; charset=utf-8", ETag: 'W/"1a"' };
  for (const [name, value] of Object.entries({ ...headers, "Content-Length": Buffer.byteLength(words) }))
    response.setHeader(name, value);
  response.statusCode = url?.endsWith("/paper") ? 200 : 401;
  response.end(words, "utf8");
});
let origin = "";

beforeAll(async () => {
  sayLoginExpired(SENTENCE);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : undefined}`;
});
afterAll(() => void server.close());

const asked = async (path: string, accept: string, method = "GET") => {
  const answer = await fetch(origin + path, { method, headers: { accept } });
  return [answer.status, answer.headers.get("content-type"), await answer.text()];
};
const JSON_TYPE = "application/json; charset=utf-8";
const UNAUTHORIZED = '{"message":"Unauthorized"}';

test("staff whose login has ended read a sentence in their tab", async () => {
  const path = "/admin/furniture/orders/order_1/sheet";
  expect(await asked(path, TAB)).toEqual([401, "text/plain; charset=utf-8", SENTENCE]);
});

test.each([
  ["a script of the admin", "/admin/furniture/today", "*/*", "GET"],
  ["a program", "/admin/orders", "application/json", "GET"],
  ["a form", "/admin/orders", TAB, "POST"],
  ["a shopper", "/store/carts", TAB, "GET"],
])("%s gets the JSON", async (_who, path, accept, method) => {
  expect(await asked(path, accept, method)).toEqual([401, JSON_TYPE, UNAUTHORIZED]);
});

test("what is answered with a login stays as it is", async () => {
  expect(await asked("/admin/paper", TAB)).toEqual([200, JSON_TYPE, UNAUTHORIZED]);
});
