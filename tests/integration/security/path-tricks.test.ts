import { expect, test } from "vitest";
import { rows, shop, staffToken } from "../../shopper/shop";
import { storefrontRoutes } from "./routes";
import { send, storefront } from "./visitor";

const SECRET_PLACE = /root:x:0|"name": "planke46"|JWT_SECRET|BEGIN [A-Z ]*PRIVATE/;
const CLIMBS = [
  "../../../../../../etc/passwd",
  "..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "..%5c..%5cpackage.json",
  "..%252f..%252fpackage.json",
  "%2fetc%2fpasswd",
  "..%00/package.json",
  "....//....//package.json",
  ".env",
  ".git/config",
  "%",
  "%ff",
  "%00",
  "a".repeat(4000),
  "*",
  ";/admin",
  "__proto__",
  "constructor",
];

async function expectNothing(base: string, path: string): Promise<void> {
  const headers = { "x-publishable-api-key": shop.publishableKey };
  const { status, text } = await send(base, path, { headers });
  expect(status, path).toBeLessThan(500);
  expect(text, path).not.toMatch(SECRET_PLACE);
}

test("no path leads to a file of the machine or makes the storefront stumble", async () => {
  const files = storefrontRoutes().filter(({ path }) => path.includes("something"));
  expect(files.length).toBeGreaterThan(5);
  const folders = [...files.map(({ path }) => path.slice(0, path.indexOf("something"))), "/", "/assets/"];
  for (const folder of new Set(folders)) {
    await Promise.all(CLIMBS.map((climb) => expectNothing(storefront, folder + climb)));
  }
});

test("no path leads to a file of the machine or makes Medusa stumble", async () => {
  for (const folder of [
    "/static/",
    "/app/",
    "/app/assets/",
    "/store/carts/",
    "/store/furniture/payment-links/",
    "/store/furniture/order-page/",
    "/",
  ]) {
    await Promise.all(CLIMBS.map((climb) => expectNothing(shop.medusa, folder + climb)));
  }
});

test.each([
  "/admin/users",
  "/ADMIN/users",
  "//admin/users",
  "/./admin/users",
  "/store/../admin/users",
  "/store/..%2fadmin/users",
  "/%61dmin/users",
  "/admin;x/users",
  "/admin/./users",
  "/admin/users/",
  "/admin/users%00",
  "/admin/users?x=/store/",
  "/store/%2e%2e/admin/users",
  "http://localhost/admin/users",
])("%s without a login is nobody's", async (path) => {
  const headers = { "x-publishable-api-key": shop.publishableKey, "x-original-url": "/admin/users" };
  const { status, text } = await send(shop.medusa, path, { headers });
  expect([400, 401, 404]).toContain(status);
  expect(text).not.toContain(shop.staff.email);
});

test.each([
  ["http://evil.example/about", {}],
  ["http://evil.example/cartDesktop", {}],
  ["/cartDesktop", { "x-forwarded-host": "a b" }],
  ["/cartDesktop", { host: "shop.example:999999" }],
])("%s with %j is no fault of the storefront's", async (path, headers) => {
  expect((await send(storefront, path, { headers })).status).toBe(400);
});

/** Other ways to write a path that Express reads as the same one. */
const WRITTEN: [string, (path: string) => string][] = [
  ["with a fragment", (path) => `${path}#x`],
  ["with backslashes and a fragment", (path) => `${path.replaceAll("/", "\\").replace("\\", "/")}#`],
  ["as a whole address", (path) => `http://shop.example${path}`],
  ["in upper case", (path) => path.toUpperCase()],
  ["with a slash at its end", (path) => `${path}/`],
  ["with an encoded letter", (path) => path.replace(/n/, "%6e")],
];

test.each(WRITTEN)("what is closed of Medusa's routes is closed %s", async (_how, written) => {
  const staff = { authorization: `Bearer ${await staffToken()}` };
  const shopper = { "x-publishable-api-key": shop.publishableKey };
  for (const [path, who] of [
    ["/admin/order-edits", staff],
    ["/admin/orders/none/credit-lines", staff],
    ["/admin/workflows-executions/create-order/run", staff],
    ["/store/returns", shopper],
  ] as const) {
    const headers = { ...who, "content-type": "application/json", "content-length": "2" };
    const { status, text } = await send(shop.medusa, written(path), { method: "POST", headers, body: "{}" });
    expect([400, 404], `${written(path)} answers ${status}`).toContain(status);
    // Medusa's own checks of a body or an id would mean that the route has run.
    expect(text, written(path)).toMatch(
      /"code":"(malformed-address|order_edit|credit_line|workflow_run|closed_route)"|Cannot POST|no such route/,
    );
  }
});

test("no way to write its name opens a private file to who is no staff", async () => {
  const staff = { authorization: `Bearer ${await staffToken()}`, "content-length": "0" };
  expect((await send(shop.medusa, "/admin/orders/export", { method: "POST", headers: staff })).status).toBe(
    202,
  );
  const exported = async () =>
    (
      await rows("select data from notification where template = 'admin-ui' order by created_at desc limit 1")
    )[0];
  await expect
    .poll(async () => JSON.stringify(await exported()), { timeout: 20_000 })
    .toContain("/static/private-");
  const [, name = ""] = /\/static\/(private-[^"]+)/.exec(JSON.stringify(await exported())) ?? [];
  for (const path of [
    name,
    `.%2F${name}`,
    `%2F${name}`,
    `x%2F..%2F${name}`,
    `.%5C${name}`,
    `./${name}`,
    `%70${name.slice(1)}`,
  ]) {
    const { status } = await send(shop.medusa, `/static/${path}`);
    expect([401, 404], `${path} answers ${status}`).toContain(status);
  }
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/%0d%0aX-Injected:1",
])("going back to %s stays in the shop", async (page) => {
  for (const [path, field] of [
    ["/language", "language=de"],
    ["/consent", "decision=no"],
    ["/preview/end", "x=1"],
  ]) {
    const body = `${field}&page=${encodeURIComponent(page)}`;
    const { status, headers } = await send(storefront, path ?? "", {
      method: "POST",
      headers: {
        origin: storefront,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(body.length),
      },
      body,
    });
    expect(status).toBe(303);
    expect(headers.location, path).toMatch(/^\/(?![/\\])/);
    expect(headers["x-injected"]).toBeUndefined();
  }
  const { headers } = await send(storefront, `/language?language=de&page=${encodeURIComponent(page)}`);
  expect(headers.location).toMatch(/^\/(?![/\\])/);
});
