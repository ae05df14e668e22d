import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { afterAnswer } from "../session/cookieJar.cases.ts";
import { loader } from "./orderCompletedStripe.tsx";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const CART = "cart_01ABCDEFGHJK";
const BUSY = { path: "", message: "busy", code: "too_many_requests" };

/** What the page says to which the payment page leads, and whether the browser still takes the cart for one that is being paid. */
async function returned(complete: () => Promise<unknown>) {
  const session = await cartSessions.getSession();
  session.set("cartId", CART);
  session.set("pendingPayment", CART);
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const request = new Request(`http://shop.test/orderCompletedStripe?cart_id=${CART}&lng=de`, { headers });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const context = { cartSessions, commerce: { complete }, log } as unknown as AppLoadContext;
  const args = { request, params: {}, context } as unknown as LoaderFunctionArgs;
  // biome-ignore lint/suspicious/noExplicitAny: data or a redirect
  const answer: any = await loader(args).catch((thrown: unknown) => thrown);
  const kept = await cartSessions.getSession(
    afterAnswer(headers.Cookie, answer.init?.headers ?? answer.headers),
  );
  return { answer, pending: kept.get("pendingPayment"), cart: kept.get("cartId") };
}

test("of a payment that goes back the page says so, and the cart counts no longer as one that is being paid", async () => {
  const issues = [
    { path: "payment", message: "given back", code: "payment_returned", params: { amount: 1491 } },
  ];
  const { answer, pending, cart } = await returned(() =>
    Promise.reject(new CommerceRefusal(400, "given back", issues)),
  );
  expect(answer.data.lost).toMatchObject({ amount: 1491 });
  expect([pending, cart]).toEqual([undefined, CART]);
});

test.each([
  ["the payment is on its way", async () => ({ placed: false, reason: "not paid yet" })],
  ["the commerce side is silent", () => Promise.reject(new CommerceUnavailable("/carts", "silent"))],
  ["there are too many requests", () => Promise.reject(new CommerceRefusal(429, "busy", [BUSY]))],
])("while %s the page waits, and nothing is forgotten", async (_what, complete) => {
  const { answer, pending } = await returned(complete);
  expect([answer.data.lost, pending]).toEqual([null, CART]);
});

test("a cart that cannot be ordered for another reason leads to a page that says so", async () => {
  const { answer } = await returned(() => Promise.reject(new CommerceRefusal(404, "no cart", [])));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/orderFailed"]);
});
