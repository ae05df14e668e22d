import type { ListedPaper } from "../../domain/papers/list";
import { ask } from "../ask";
import type { Sent } from "../sent";

export type Paper = Sent<ListedPaper>;

/** Invoices and credit notes of a month, "2026-11". Throws with the server's message. */
export function loadMonth(month: string): Promise<{ papers: Paper[]; ready: boolean }> {
  return ask(`papers?month=${encodeURIComponent(month)}`);
}

/** The same of an order. */
export async function loadOrderPapers(orderId: string): Promise<Paper[]> {
  return (await ask<{ papers: Paper[] }>(`orders/${encodeURIComponent(orderId)}/papers`)).papers;
}

/** Where the files are; opened with the session's cookie. */
export const paperAddress = (id: string): string => `/admin/furniture/papers/${encodeURIComponent(id)}`;
export const archiveAddress = (month: string): string =>
  `/admin/furniture/papers/export?month=${encodeURIComponent(month)}`;
export const deliveryNoteAddress = (orderId: string): string =>
  `/admin/furniture/orders/${encodeURIComponent(orderId)}/delivery-note`;
