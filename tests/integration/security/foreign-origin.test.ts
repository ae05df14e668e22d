import { expect, test } from "vitest";
import { call, shop } from "../../shopper/shop";
import { filled, medusaRoutes, storefrontRoutes } from "./routes";
import { eachOf, send, storefront } from "./visitor";

const EVIL = "https://evil.example";
const FORM = { "content-type": "application/x-www-form-urlencoded", "content-length": "0" };
const FOREIGN: [string, Record<string, string>][] = [
  ["its origin", { origin: EVIL }],
  ["an origin without a name", { origin: "null" }],
  ["a name that begins like ours", { origin: `${storefront}.evil.example` }],
  ["the browser's word alone", { "sec-fetch-site": "cross-site" }],
  ["a sister's site", { "sec-fetch-site": "same-site", origin: storefront }],
];
const actions = storefrontRoutes().filter(({ takesForms }) => takesForms);
const changing = medusaRoutes().filter(({ method, path }) => method !== "GET" && !path.startsWith("/hooks"));

test("the lists of routes hold what they should", () => {
  expect(actions.length).toBeGreaterThan(20);
  expect(changing.length).toBeGreaterThan(25);
});

test.each(FOREIGN)("no form of the shop is taken from another site, told by %s", async (_how, headers) => {
  await eachOf(actions, async ({ path }) => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const heard = await send(storefront, path, { method, headers: { ...FORM, ...headers } });
      expect(heard.status, `${method} ${path}`).toBe(403);
      expect(heard.headers["set-cookie"]).toBeUndefined();
    }
  });
});

test("the same forms are taken from our own pages", async () => {
  await eachOf(actions, async ({ path }) => {
    const headers = { ...FORM, origin: storefront, "sec-fetch-site": "same-origin" };
    const { status } = await send(storefront, path, { method: "POST", headers });
    expect([403, 405, 411, 413, 415], `${path} answers ${status}`).not.toContain(status);
  });
});

/** The cookie the admin's pages have after a login. */
async function staffCookie(): Promise<string> {
  const { body } = await call(`${shop.medusa}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(shop.staff),
  });
  const opened = await fetch(`${shop.medusa}/auth/session`, {
    method: "POST",
    headers: { authorization: `Bearer ${body.token}`, origin: new URL(shop.medusa).origin },
  });
  return opened.headers.getSetCookie()[0] ?? "";
}

test("the staff's cookie is for the admin's own pages: read by no script, sent from no other site", async () => {
  const cookie = await staffCookie();
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).toMatch(/; SameSite=Strict/i);
});

test("no route of Medusa changes anything for a foreign page, not even with the staff's cookie", async () => {
  const cookie = (await staffCookie()).split(";", 1)[0] ?? "";
  const stock = ["/admin/users", "/admin/uploads", "/auth/session", "/auth/user/emailpass", "/store/carts"];
  const routes = [...changing, ...stock.map((path) => ({ method: "POST", path }))];
  await eachOf(routes, async (route) => {
    if (route.path.startsWith("/turned-away")) return;
    // What a form can send without the browser asking first.
    for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
      const { status, text } = await send(shop.medusa, filled(route), {
        method: route.method,
        headers: { cookie, origin: EVIL, "content-type": type, "content-length": "3" },
        body: "a=b",
      });
      expect(status, `${route.method} ${route.path}: ${text}`).toBe(403);
      expect(JSON.parse(text).issues).toEqual([expect.objectContaining({ code: "foreign-origin" })]);
    }
  });
});
