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

/** What staff want to see of the list, as it stands in the address; "" is all. A week is "2026-W48", a tick "true". */
export type ListFilter = Record<"q" | "unpaid" | "week" | (typeof TICKS)[number], string>;

export const EVERYTHING: ListFilter = {
  ...{ q: "", unpaid: "", week: "" },
  ...(Object.fromEntries(TICKS.map((name) => [name, ""])) as Record<(typeof TICKS)[number], string>),
};

/** One page of the orders; `after` asks for the next one; "" for the first. */
export function loadOrders(filter: ListFilter, after: string): Promise<OrderPage> {
  const set = Object.entries({ ...filter, after }).filter(([, value]) => value);
  return ask(`orders?${new URLSearchParams(set)}`);
}

/** In which order the server lists what a filter lets through. */
export function turnWords({ late, week, not_begun, ...filter }: ListFilter): string {
  if (late || week || not_begun) return "was zuerst fällig ist, zuerst";
  const { unpaid, notes, notes_due, returns_unpaid, pickups_waiting } = filter;
  return unpaid || notes || notes_due || returns_unpaid || pickups_waiting
    ? "die ältesten zuerst"
    : "die neuesten zuerst";
}
