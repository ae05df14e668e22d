import type { AppLoadContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import type { Order } from "../commerce/answers.server.ts";
import { createCartSessions, type PlacedOrder, placedOrder } from "../session/cartCookie.server.ts";
import { afterAnswer } from "../session/cookieJar.cases.ts";
import { cartIdIn, leadToOrder } from "./placed.server.ts";

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
  const Cookie = await cartSessions.headerOf(session);
  const held = await cartSessions.getSession(Cookie);
  const answer = await leadToOrder(new Request("http://shop.example/"), placed, held, context);
  expect(answer.headers.get("Location")).toBe("/orderCompleted?orderID=1046&orderValue=194");
  const kept = await cartSessions.getSession(afterAnswer(Cookie, answer.headers));
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

/** What the last page of an order does in a browser: where it leads, and what visitors' counts hear of it. */
async function ledTo(payBy: string, placedOrder?: PlacedOrder) {
  recordOrder.mockClear();
  const session = await cartSessions.getSession();
  if (placedOrder) session.set("placedOrder", placedOrder);
  const request = new Request("http://shop.example/");
  const answer = await leadToOrder(request, { cartId: ORDERED, order, payBy }, session, context);
  const counted = recordOrder.mock.calls.map(([, ...told]) => told);
  return { to: answer.headers.get("Location"), counted, placed: session.get("placedOrder") };
}

test("an order is counted once, with its value, though its page is come back to; a reservation is none", async () => {
  const first = await ledTo("card");
  const placed = { id: "order_1", number: "1046", payBy: "card", value: 194 };
  expect(first).toEqual({
    to: "/orderCompleted?orderID=1046&orderValue=194",
    counted: [["1046", 194]],
    placed,
  });
  expect((await ledTo("card", placed)).counted).toEqual([]);
  expect((await ledTo("card", { ...placed, number: "1045" })).counted).toEqual([["1046", 194]]);
  const reserved = await ledTo("reservation");
  expect([reserved.to, reserved.counted]).toEqual(["/orderReserved?orderID=1046&orderValue=194", []]);
});

test("an order is not counted again, and its last page stays, when its payment page is come back to after a newer order", async () => {
  recordOrder.mockClear();
  const session = await cartSessions.getSession();
  const request = new Request("http://shop.example/");
  const placing = (number: number, payBy: string) => {
    const placed = { ...order, id: `order_${number}`, display_id: number } as Order;
    return leadToOrder(request, { cartId: ORDERED, order: placed, payBy }, session, context);
  };
  await placing(1, "bank_transfer");
  for (const number of [2, 3, 4, 5]) await placing(number, "card");
  expect((await placing(1, "card")).headers.get("Location")).toBe("/orderCompleted?orderID=1&orderValue=194");
  expect(recordOrder).toHaveBeenCalledTimes(5);
  expect(placedOrder(session, "1")).toMatchObject({ id: "order_1", payBy: "bank_transfer" });
  expect(placedOrder(session, "5")).toMatchObject({ id: "order_5", payBy: "card" });
  for (const number of Array.from({ length: 30 }, (_, at) => at + 6)) await placing(number, "card");
  const cookie = await cartSessions.headerOf(session);
  expect(cookie.length, "a browser keeps the cookie").toBeLessThan(2000);
});

test.each([
  ["bank_transfer", "/orderCompleted?orderID=1046&orderValue=194"],
  ["reservation", "/orderReserved?orderID=1046&orderValue=194"],
])(
  "an order that was placed by %s stays so when a payment page that was left open leads back to it",
  async (payBy, to) => {
    const placed = { id: "order_1", number: "1046", payBy, value: 194 };
    expect(await ledTo("card", placed)).toEqual({ to, counted: [], placed });
  },
);

test.each([
  [`?cart_id=${ORDERED}`, ORDERED],
  ["", undefined],
  ["?cart_id=", undefined],
  [`?cart_id=x${ORDERED}`, undefined],
  [`?cart_id=${ORDERED}/../orders`, undefined],
])("the payment page leads back to the cart of %j", (query, cartId) => {
  expect(cartIdIn({ url: `https://shop.example/pay/back${query}` })).toBe(cartId);
});
