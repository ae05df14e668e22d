import { expect, test } from "vitest";
import { isAdminPage, reasonAgainst } from "./rejected";

const ADMIN = "admin.shop.example";
const places = {
  adminHost: ADMIN,
  origins: { admin: [`https://${ADMIN}`], auth: [`https://${ADMIN}`], store: ["https://shop.example"] },
};
const ask = (url: string, headers: Record<string, string> = {}, method = "POST") =>
  reasonAgainst({ method, url, headers: { host: ADMIN, ...headers } }, places);

test.each([
  "/admin/orders",
  "/ADMIN/orders",
  "/app",
  "/app/login?x=1",
  "/auth/user/emailpass",
  "http://x/admin/users",
])("%s is answered on the admin's host alone", (url) => {
  expect(ask(url, {}, "GET")).toBeUndefined();
  expect(ask(url, { host: "shop.example" }, "GET")).toBe("wrong-host");
  expect(ask(url, { host: `${ADMIN}.evil.example` }, "GET")).toBe("wrong-host");
});

test.each([
  "/admin\\orders#x",
  "/admin/orders#x",
  "/app#",
  "http:/admin/orders",
  "http://x\\admin/orders",
  "/app\u00a0",
  "\u00a0/app",
  "app",
])("%j, which Express may read as the admin's, is refused", (url) => {
  expect(ask(url, { host: "shop.example", origin: "https://evil.example" })).toBe("malformed-address");
});

test.each(["/store/carts?q=a\\b\u00e4", "http://shop.example", "http://shop.example?x", "*", undefined])(
  "%j is an address as clients write them",
  (url) => {
    const asked = { method: "GET", url, headers: { host: "shop.example" } };
    expect(reasonAgainst(asked, places)).toBeUndefined();
  },
);

test("the admin's host is known with and without a port, in small letters and capitals, and with no other ending", () => {
  for (const host of [`${ADMIN}:9000`, ADMIN.toUpperCase(), `${ADMIN.toUpperCase()}:443`])
    expect(ask("/app", { host }, "GET")).toBeUndefined();
  for (const host of [`${ADMIN}:9000.evil.example`, "admin:9000.shop.example", `${ADMIN}:evil`, ""])
    expect(ask("/app", { host }, "GET")).toBe("wrong-host");
  expect(reasonAgainst({ method: "GET", url: "/app", headers: {} }, places)).toBe("wrong-host");
});

test("where the admin has no host of its own every host is its", () => {
  const asked = { method: "GET", url: "/admin/orders", headers: { host: "127.0.0.1:9000" } };
  expect(reasonAgainst(asked, { origins: places.origins })).toBeUndefined();
});

test.each([
  ["/app", true],
  ["/APP/orders?x=1", true],
  ["http://admin.shop.example/app/", true],
  ["/apple", false],
  ["/store/app", false],
  ["/", false],
  ["/app#", false],
  [undefined, false],
])("%j is a page of the admin: %j", (url, isPage) => {
  expect(isAdminPage(url)).toBe(isPage);
});

test("the store is answered everywhere", () => {
  expect(ask("/store/carts", { host: "medusa:9000" })).toBeUndefined();
  expect(ask("/application", { host: "medusa:9000" }, "GET")).toBeUndefined();
});

test.each([
  "https://evil.example",
  "null",
  "",
  `https://${ADMIN}.evil.example`,
  `http://evil.example/${ADMIN}`,
])("a page at %j changes nothing", (origin) => {
  for (const path of ["/admin/orders", "/auth/session", "/store/carts"]) {
    expect(ask(path, { origin })).toBe("foreign-origin");
  }
});

test("a browser that names its site but no origin is believed, a server that names neither is none", () => {
  expect(ask("/admin/orders", { "sec-fetch-site": "cross-site" })).toBe("foreign-origin");
  expect(ask("/admin/orders", { "sec-fetch-site": "same-site" })).toBe("foreign-origin");
  expect(ask("/admin/orders", { "sec-fetch-site": "same-origin" })).toBeUndefined();
  expect(ask("/admin/orders", { "sec-fetch-site": "none" })).toBeUndefined();
  expect(ask("/admin/orders")).toBeUndefined();
});

test("our own pages change what they may, and anybody looks", () => {
  expect(ask("/admin/orders", { origin: `https://${ADMIN}` })).toBeUndefined();
  expect(ask("/store/carts", { origin: "https://shop.example", host: "medusa:9000" })).toBeUndefined();
  // A page of the very host that is asked, whatever else it is called.
  const own = { host: "127.0.0.1:9000", origin: "http://127.0.0.1:9000" };
  expect(ask("/store/carts", own)).toBeUndefined();
  expect(ask("/store/carts", { ...own, origin: "http://127.0.0.1:9001" })).toBe("foreign-origin");
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect(ask("/store/carts", { origin: "https://evil.example" }, method)).toBeUndefined();
  for (const method of ["PUT", "PATCH", "DELETE"])
    expect(ask("/store/carts", { origin: "https://evil.example" }, method)).toBe("foreign-origin");
  expect(ask("/hooks/stripe-checkout", { origin: "https://evil.example" })).toBeUndefined();
});

test.each(["/store/furniture/payment-links/%", "/admin/orders/%zz", "/%E0%A4%A", "/store/carts/%?x=1"])(
  "%s cannot be decoded and is refused",
  (url) => {
    expect(ask(url, {}, "GET")).toBe("malformed-address");
    expect(ask(url.replace(/%.*/, "%C3%A4?x=%"), {}, "GET")).toBeUndefined();
  },
);
