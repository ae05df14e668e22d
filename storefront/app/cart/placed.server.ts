import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Order } from "../commerce/answers.server.ts";
import {
  type CartSession,
  forgetOrdered,
  type PlacedOrder,
  placedOrder,
  rememberOrder,
  savedSession,
} from "../session/cartCookie.server.ts";

/** The number on every page and mail: the shop's own one if it has one, else Medusa's. */
export function orderNumber(order: Pick<Order, "custom_display_id" | "display_id" | "id">): string {
  return order.custom_display_id ?? String(order.display_id ?? order.id);
}

/**
 * Forgets the cart that became an order, remembers how it is paid, and leads to its last page. What this browser knows of the order already
 * counts: a page of Stripe that was left open may lead back from an order by transfer.
 */
export async function leadToOrder(
  request: Request,
  { cartId, order, payBy }: { cartId: string; order: Order; payBy: string },
  session: CartSession,
  context: AppLoadContext,
): Promise<Response> {
  const number = orderNumber(order);
  const value = Math.round(order.summary.original_order_total);
  const before = placedOrder(session, number);
  if (!before && payBy !== "reservation") context.analytics.recordOrder(request, number, value);
  forgetOrdered(session, cartId);
  const placed = { id: order.id, number, payBy: before?.payBy ?? payBy, value };
  rememberOrder(session, placed);
  return redirect(lastPageOf(placed), { status: 303, headers: await savedSession(session, context) });
}

/** Where a shopper is thanked for an order; its value in whole EUR. */
export function lastPageOf({ number, payBy, value }: PlacedOrder): string {
  const query = new URLSearchParams({ orderID: number, orderValue: String(value) });
  return `${payBy === "reservation" ? "/orderReserved" : "/orderCompleted"}?${query}`;
}

const CART_ID = /^cart_[0-9A-Za-z]{10,40}$/;

/** The cart in the address to which Stripe sends a shopper back; undefined where it names none. */
export function cartIdIn({ url }: Pick<Request, "url">): string | undefined {
  const asked = new URL(url).searchParams.get("cart_id") ?? "";
  return CART_ID.test(asked) ? asked : undefined;
}
