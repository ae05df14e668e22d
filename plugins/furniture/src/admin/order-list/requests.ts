import type { ListedOrder, ListedOrders } from "../../domain/order-list/list-orders";
import { ask, type Sent } from "../ask";

export type OrderRow = Sent<ListedOrder>;
export type OrderPage = Sent<ListedOrders>;

/** Filters that are on or off. */
export const TICKS = [
  "not_begun",
  "late",
  "notes",
  "notes_due",
  "returns_unpaid",
  "pickups_waiting",
  "express",
  "pickup",
  "abroad",
] as const;

/** What staff want to see of the list, as it stands in the address; "" is all. */
export interface ListFilter extends Record<(typeof TICKS)[number], "" | "true"> {
  q: string;
  unpaid: string;
  /** "2026-W48". */
  week: string;
}

/** The filter is in the address: a link to what is unpaid can be kept. */
export function filterOf(query: URLSearchParams): ListFilter {
  const ticks = TICKS.map((name) => [name, query.get(name) === "true" ? "true" : ""]);
  return {
    q: query.get("q") ?? "",
    unpaid: query.get("unpaid") ?? "",
    week: query.get("week") ?? "",
    ...(Object.fromEntries(ticks) as Record<(typeof TICKS)[number], "" | "true">),
  };
}

/** What of a filter is set. */
export function setOf(filter: ListFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

/** One page of the orders; `after` asks for the next one; "" for the first. */
export function loadOrders(filter: ListFilter, after: string): Promise<OrderPage> {
  return ask(`orders?${new URLSearchParams({ ...setOf(filter), ...(after && { after }) })}`);
}

/** In which order the server lists what a filter lets through. */
export function turnWords({ late, week, not_begun, ...filter }: ListFilter): string {
  if (late || week || not_begun) return "was zuerst fällig ist, zuerst";
  const { unpaid, notes, notes_due, returns_unpaid, pickups_waiting } = filter;
  return unpaid || notes || notes_due || returns_unpaid || pickups_waiting
    ? "die ältesten zuerst"
    : "die neuesten zuerst";
}
