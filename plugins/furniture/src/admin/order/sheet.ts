import type { OrderCard } from "../../domain/orders/order-card";
import { ask, type Sent } from "../ask";

/** The answer of GET /admin/furniture/orders/:id. */
export type OrderSheet = Sent<OrderCard>;
export type OrderRecord = NonNullable<OrderSheet["record"]>;
export type SheetLine = OrderSheet["lines"][number];

/** Where the PDF for the workshop is; opened with the session's cookie. */
export function productionSheetAddress(orderId: string): string {
  return `/admin/furniture/orders/${encodeURIComponent(orderId)}/production-sheet`;
}

/** Loads the sheet with the staff's session. Throws with the server's message. */
export async function loadSheet(orderId: string): Promise<OrderSheet> {
  return (await ask<{ order: OrderSheet }>(`orders/${encodeURIComponent(orderId)}`)).order;
}

/** Switches the link to the customer's page of an order off and mails a new one. Throws with the server's message. */
export async function renewPageLink(orderId: string): Promise<void> {
  await ask(`orders/${encodeURIComponent(orderId)}/link/renew`, {});
}

/** Staff have seen the transfer of an order, which came on a day, YYYY-MM-DD; "" is today. Throws with the server's message. */
export async function receiveTransfer(orderId: string, received_on: string): Promise<void> {
  await ask(`orders/${encodeURIComponent(orderId)}/payment-received`, received_on ? { received_on } : {});
}
