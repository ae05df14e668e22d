import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { cartCount, createCartSessions } from "./cartCookie.server.ts";

const [OLD, NEW] = ["the secret that was", "the secret that comes"];

/** A storefront with these secrets signs a cart's cookie, or reads one. */
function storefront(...secrets: [string, ...string[]]) {
  const sessions = createCartSessions(secrets, true);
  return {
    sign: async () => {
      const session = await sessions.getSession();
      session.set("cartId", "cart_1");
      return (await sessions.headerOf(session)).split(";")[0] ?? "";
    },
    read: async (cookie: string) => (await sessions.getSession(cookie)).get("cartId"),
  };
}

test("a cart outlives a change of the secret while storefronts are replaced one after the other", async () => {
  const [before, first, then, after] = [
    storefront(OLD),
    storefront(OLD, NEW),
    storefront(NEW, OLD),
    storefront(NEW),
  ];
  // At each step two kinds of storefronts answer side by side.
  for (const [signing, reading] of [
    [before, first],
    [first, before],
    [first, then],
    [then, first],
    [then, after],
  ] as const)
    expect(await reading.read(await signing.sign())).toBe("cart_1");
  expect(await after.read(await before.sign())).toBeUndefined();
});

test.each([
  [undefined, 0],
  [3, 3],
])("of a cart whose cookie counts %s pieces the header shows %d", async (count, shown) => {
  const cartSessions = createCartSessions([NEW], false);
  const session = await cartSessions.getSession();
  if (count) session.set("count", count);
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const request = new Request("http://shop.test/", { headers });
  expect(await cartCount(request, { cartSessions } as unknown as AppLoadContext)).toBe(shown);
});
