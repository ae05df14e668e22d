import { createServer, type IncomingMessage, request } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { knownRoute } from "./known-route";

const layer = (path: string | undefined, regexp: RegExp, ...methods: string[]) => ({
  regexp,
  ...(path && { route: { path, methods: Object.fromEntries(methods.map((method) => [method, true])) } }),
});

/** What Express 4 keeps of a shop's routes, as it writes them. */
const stack = [
  layer(undefined, /^\/?(?=\/|$)/i),
  // Registered by an expression, as some library may.
  { regexp: /^\/auth\/old/i, route: { path: /^\/auth\/old/i, methods: { post: true } } },
  layer("/auth/session", /^\/auth\/session\/?$/i, "post", "delete"),
  layer("/auth/*", /^\/auth\/(.*)\/?$/i, "post"),
  layer("/auth/:actor/:provider", /^\/auth(?:\/([^/]+?))(?:\/([^/]+?))\/?$/i, "post"),
  layer("/store/carts/:id", /^\/store\/carts(?:\/([^/]+?))\/?$/i, "get", "post"),
];
const app = { _router: { stack } } as never;
const route = (method: string, path: string, baseUrl = "") => knownRoute({ method, baseUrl, path, app });

test.each([
  ["POST", "/auth/session", "POST/auth/session"],
  ["POST", "/AUTH/%61/b/", "POST/auth/:actor/:provider"],
  ["GET", "/store/carts/cart_1", "GET/store/carts/:id"],
  ["HEAD", "/store/carts/cart_1", "HEAD/store/carts/:id"],
])("%s %s is a request for %s", (method, path, expected) => {
  expect(route(method, path)).toBe(expected);
});

test("a middleware that stands before a part of the paths sees the same route", () => {
  expect(route("POST", "/", "/auth/user/emailpass")).toBe("POST/auth/:actor/:provider");
});

test.each([
  ["POST", "/auth/made-up"],
  ["POST", "/auth/old"],
  ["POST", "/auth/a/b/c/d"],
  ["PUT", "/store/carts/cart_1"],
  ["GET", "/nothing"],
  ["GET", ""],
])("%s %s is for no route, and counts as everything that is for none", (method, path) => {
  expect(route(method, path)).toBe("unknown");
});

/** The Express that Medusa runs, with one route and a middleware before it: which of them ran, and what the middleware made of it. */
async function heardOf(target: string): Promise<{ route: string; reached: boolean }> {
  const medusa = createRequire(import.meta.url).resolve("@medusajs/medusa/package.json");
  const express = createRequire(medusa)("express")();
  let heard = "";
  express.use("/admin/*", (asked: Parameters<typeof knownRoute>[0], _answer: unknown, next: () => void) => {
    heard = knownRoute(asked);
    next();
  });
  express.post("/admin/order-edits/:id", (_asked: unknown, answer: { end: (text: string) => void }) =>
    answer.end("reached"),
  );
  const server = createServer(express);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, method: "POST", agent: false }, resolve);
    asked.path = target;
    asked.on("error", reject).end();
  });
  const text = Buffer.concat(await answer.toArray()).toString();
  return { route: heard, reached: text === "reached" };
}

test.each([
  "/admin/order-edits/1",
  "/admin/order-edits/1/?x=/store",
  "/ADMIN/order-edits/1#",
  "/admin/order-edits/1#/store",
  "/admin\\order-edits\\1#",
  "http://shop.example/admin/order-edits/1?x",
])("POST %s is looked up as the very route that Express runs", async (target) => {
  expect(await heardOf(target)).toEqual({ route: "POST/admin/order-edits/:id", reached: true });
});
