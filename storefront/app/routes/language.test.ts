import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { action } from "./language.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const CART = "cart_01M8NPHCE2A07M1QTMA9N7HDBN";

/** Chooses English on the cart's page; answers what the cart was told, and where that led. */
async function chooseEnglish(
  kept: { cartId?: string; pendingPayment?: string },
  speak = vi.fn(async () => {}),
) {
  const session = await cartSessions.getSession();
  for (const [name, value] of Object.entries(kept)) session.set(name as "cartId", value);
  const request = new Request("http://shop.test/language", {
    method: "POST",
    headers: { Cookie: await cartSessions.commitSession(session) },
    body: new URLSearchParams({ language: "en", page: "/cartDesktop" }),
  });
  const context = { cartSessions, commerce: { speak }, log: { warn() {} } } as unknown as AppLoadContext;
  const answer = await action({ request, context, params: {} } as ActionFunctionArgs);
  return { told: speak.mock.calls, status: answer.status, cookie: answer.headers.get("Set-Cookie") };
}

test("the cart is told the language that is chosen, so that it is refused in no other", async () => {
  expect((await chooseEnglish({ cartId: CART })).told).toEqual([[CART, "en"]]);
  expect((await chooseEnglish({})).told).toEqual([]);
});

test("a cart that is being paid keeps the language in which it was ordered", async () => {
  expect((await chooseEnglish({ cartId: CART, pendingPayment: CART })).told).toEqual([]);
  const earlier = { cartId: CART, pendingPayment: "cart_01M8NPHCE2A07M1QTMA9N7HDBM" };
  expect((await chooseEnglish(earlier)).told).toEqual([[CART, "en"]]);
});

test.each([
  new CommerceRefusal(400, "being paid", []),
  new CommerceUnavailable("POST /store/carts/:id", "no answer"),
])("the page speaks the language also where the cart cannot be told: %s", async (error) => {
  const { status, cookie } = await chooseEnglish({ cartId: CART }, vi.fn().mockRejectedValue(error));
  expect(status).toBe(303);
  expect(cookie).toContain("language=");
});
