import { expect, test } from "vitest";
import { knownRoute } from "./known-route";

const layer = (path: string | undefined, regexp: RegExp, ...methods: string[]) => ({
  regexp,
  ...(path && { route: { path, methods: Object.fromEntries(methods.map((method) => [method, true])) } }),
});

/** What Express 4 keeps of a shop's routes, as it writes them. */
const stack = [
  layer(undefined, /^\/?(?=\/|$)/i),
  layer("/auth/session", /^\/auth\/session\/?$/i, "post", "delete"),
  layer("/auth/*", /^\/auth\/(.*)\/?$/i, "post"),
  layer("/auth/:actor/:provider", /^\/auth(?:\/([^/]+?))(?:\/([^/]+?))\/?$/i, "post"),
  layer("/store/carts/:id", /^\/store\/carts(?:\/([^/]+?))\/?$/i, "get", "post"),
];
const app = { _router: { stack } } as never;
const route = (method: string, originalUrl: string) => knownRoute({ method, originalUrl, app });

test.each([
  ["POST", "/auth/session", "POST/auth/session"],
  ["POST", "/auth/user/emailpass?x=/store", "POST/auth/:actor/:provider"],
  ["POST", "/AUTH/%61/b/", "POST/auth/:actor/:provider"],
  ["GET", "/store/carts/cart_1", "GET/store/carts/:id"],
  ["HEAD", "/store/carts/cart_1", "HEAD/store/carts/:id"],
])("%s %s is a request for %s", (method, url, expected) => {
  expect(route(method, url)).toBe(expected);
});

test.each([
  ["POST", "/auth/made-up"],
  ["POST", "/auth/a/b/c/d"],
  ["PUT", "/store/carts/cart_1"],
  ["GET", "/nothing"],
  ["GET", ""],
  ["GET", "http://shop.example/store/carts/cart_1"],
])("%s %s is for no route, and counts as everything that is for none", (method, url) => {
  expect(route(method, url)).toBe("unknown");
});
