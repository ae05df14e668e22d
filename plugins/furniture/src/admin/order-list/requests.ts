import type { ListedOrder, ListedOrders } from "../../domain/order-list/list-orders";
import { ask, type Sent } from "../ask";

export type OrderRow = Sent<ListedOrder>;
export type OrderPage = Sent<ListedOrders>;

/** Filters that are on or off. */
export const TICKS = ["not_begun", "late", "notes", "express", "pickup", "abroad"] as const;

/** What staff want to see of the list, as it stands in the address; "" is all. */
export interface ListFilter extends Record<(typeof TICKS)[number], "" | "true"> {
  q: string;
  unpaid: string;
  /** "2026-W48". */
  week: string;
}

/** The filter is in the address: a link to what is unpaid can be kept. */
export function filterOf(query: URLSearchParams): ListFilter {
  const tick = (name: string) => (query.get(name) === "true" ? "true" : "");
  return {
    q: query.get("q") ?? "",
    unpaid: query.get("unpaid") ?? "",
    week: query.get("week") ?? "",
    ...{ not_begun: tick("not_begun"), late: tick("late"), notes: tick("notes") },
    ...{ express: tick("express"), pickup: tick("pickup"), abroad: tick("abroad") },
  };
}

/** What of a filter is set. */
export function setOf(filter: ListFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

/** One page of the orders, the newest first; `after` asks for the next one; "" for the first. */
export function loadOrders(filter: ListFilter, after: string): Promise<OrderPage> {
  return ask(`orders?${new URLSearchParams({ ...setOf(filter), ...(after && { after }) })}`);
}
