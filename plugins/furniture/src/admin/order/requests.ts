import type * as served from "../../domain/orders/order-card";
import { ask, type Sent } from "../ask";

/** The answer of GET /admin/furniture/orders/:id. */
export type OrderCard = Sent<served.OrderCard>;
export type OrderRecord = NonNullable<OrderCard["record"]>;
export type CardLine = OrderCard["lines"][number];

/** Where the PDF for the workshop is; opened with the session's cookie. */
export function productionSheetAddress(orderId: string): string {
  return `/admin/furniture/orders/${encodeURIComponent(orderId)}/production-sheet`;
}

/** Loads an order's card with the staff's session. Throws with the server's message. */
export async function loadOrderCard(orderId: string): Promise<OrderCard> {
  return (await ask<{ order: OrderCard }>(`orders/${encodeURIComponent(orderId)}`)).order;
}

/** Switches the link to the customer's page of an order off and mails a new one. Throws with the server's message. */
export async function renewPageLink(orderId: string): Promise<void> {
  await ask(`orders/${encodeURIComponent(orderId)}/link/renew`, {});
}

/** Staff have seen the transfer of an order, which came on a day, YYYY-MM-DD; "" is today. Throws with the server's message. */
export async function receiveTransfer(orderId: string, received_on: string): Promise<void> {
  await ask(`orders/${encodeURIComponent(orderId)}/payment-received`, received_on ? { received_on } : {});
}
