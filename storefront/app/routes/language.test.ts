import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { action, loader } from "./language.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const CART = "cart_01M8NPHCE2A07M1QTMA9N7HDBN";

function post(page: string, headers: HeadersInit = {}): Request {
  const body = new URLSearchParams({ language: "en", page });
  return new Request("http://shop.test/language", { method: "POST", headers, body });
}

/** Chooses English on the cart's page; answers what the cart was told, and where that led. */
async function chooseEnglish(
  kept: { cartId?: string; pendingPayment?: string },
  speak = vi.fn(async () => {}),
) {
  const session = await cartSessions.getSession();
  for (const [name, value] of Object.entries(kept)) session.set(name as "cartId", value);
  const request = post("/cartDesktop", { Cookie: await cartSessions.headerOf(session) });
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

async function chosen(page: string, headers: HeadersInit = {}) {
  const context = { cartSessions } as unknown as AppLoadContext;
  const request = post(page, headers);
  const { headers: told } = await action({ request, context, params: {} } as ActionFunctionArgs);
  return { to: told.get("location") ?? "", cookie: told.get("set-cookie") ?? "" };
}

test("the language that an address names does not win over the one that is chosen on its page", async () => {
  const { to, cookie } = await chosen("/faq?lng=de&offen=holz");
  expect(new URL(to, "http://shop.test").searchParams.get("page")).toBe("/faq?offen=holz");
  // The second choice of a browser that takes cookies leads back at once.
  const again = await chosen("/faq?lng=de&offen=holz", { Cookie: cookie.split(";")[0] ?? "" });
  expect(again.to).toBe("/faq?offen=holz");
});

test("where no cookie remembers a choice, the address does", async () => {
  const request = new Request("http://shop.test/language?language=en&page=%2Ffaq%3Flng%3Dde");
  const answer = await loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs);
  expect(answer.headers.get("location")).toBe("/faq?lng=en");
});

test("a browser that takes cookies is led to the page itself, and what is no language changes nothing", async () => {
  const { cookie } = await chosen("/faq");
  const Cookie = cookie.split(";")[0] ?? "";
  const led = async (query: string, headers: HeadersInit) => {
    const request = new Request(`http://shop.test/language?${query}`, { headers });
    const answer = await loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs);
    return answer.headers.get("location");
  };
  expect(await led("language=en&page=%2Ffaq", { Cookie })).toBe("/faq");
  expect(await led("language=xx&page=%2Ffaq", {})).toBe("/faq");
  const context = { cartSessions } as unknown as AppLoadContext;
  const body = new URLSearchParams({ language: "xx", page: "/faq" });
  const request = new Request("http://shop.test/language", { method: "POST", body });
  const answer = await action({ request, context, params: {} } as ActionFunctionArgs);
  expect([answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual(["/faq", null]);
});
