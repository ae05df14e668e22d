import type { AppLoadContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import type { Order } from "../commerce/answers.server.ts";
import { createCartSessions } from "../session/cartSession.server.ts";
import { leadToOrder } from "./placed.server.ts";

const cartSessions = createCartSessions(["a secret of the tests"], false);
const recordOrder = vi.fn();
const context = { cartSessions, analytics: { recordOrder } } as unknown as AppLoadContext;
const order = { id: "order_1", display_id: 1046, summary: { original_order_total: 194 } } as Order;
const ORDERED = "cart_0123456789ordered";
const NEWER = "cart_0123456789newer";

/** The browser's session after the last page of the order of {@link ORDERED}, from the session before it. */
async function heldAfter(before: {
  cartId?: string;
  count?: number;
  pendingPayment?: string;
  pendingOffer?: string;
}) {
  const session = await cartSessions.getSession();
  for (const [name, value] of Object.entries(before)) session.set(name as "cartId", value as string);
  const placed = { cartId: ORDERED, order, payBy: "card" };
  const answer = await leadToOrder(new Request("http://shop.example/"), placed, session, context);
  expect(answer.headers.get("Location")).toBe("/orderCompleted?orderID=1046&orderValue=194");
  const kept = await cartSessions.getSession(answer.headers.get("Set-Cookie"));
  const { cartId, count, pendingPayment, pendingOffer } = kept.data;
  return { cartId, count, pendingPayment, pendingOffer };
}

test("a cart that has become an order is forgotten, and so is its payment", async () => {
  const before = { cartId: ORDERED, count: 2, pendingPayment: ORDERED, pendingOffer: "x" };
  expect(await heldAfter(before)).toEqual({});
});

test("who goes back to the payment page of an order keeps the cart that was begun since, and its payment", async () => {
  const begun = { cartId: NEWER, count: 1 };
  expect(await heldAfter({ ...begun, pendingPayment: ORDERED, pendingOffer: "x" })).toEqual(begun);
  const paying = { ...begun, pendingPayment: NEWER, pendingOffer: "y" };
  expect(await heldAfter(paying)).toEqual(paying);
});
