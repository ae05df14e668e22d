import { CURRENCY, type Kind } from "@planke46/furniture-rules";

/** Up to this total an order is a trial, above it a purchase; from the specification. */
const TRIAL_UP_TO = 20;

/** Events that only the browser can observe. */
export type BrowserEvent =
  /** A page was opened: its path without query. */
  | { name: "page_view"; path: string }
  /** The shop was visible for half a minute. The label is the specification's, although it says one minute. */
  | { name: "time_on_site"; label: "on there for 1+ minute" };

/** Events that the server observes itself. Money is in the shop's currency. */
export type ShopEvent =
  | { name: "add_to_cart"; item: { kind: Kind; price: number }; currency: string }
  | { name: "transaction"; id: string; value: number; currency: string }
  | { name: "purchase" | "trial"; id: string; value: number; currency: string }
  /** A question was sent to the workshop. */
  | { name: "contact" };

/** As analytics and search engines write it. */
export const CURRENCY_CODE = CURRENCY.toUpperCase();

/** All that is ever counted. No event says anything about who the visitor is. */
export type AnalyticsEvent = BrowserEvent | ShopEvent;

/** The events of an order that was just placed: the transaction, and whether it was a purchase or a trial. */
export function orderEvents(id: string, value: number): ShopEvent[] {
  const name = value > TRIAL_UP_TO ? "purchase" : "trial";
  return [
    { name: "transaction", id, value, currency: CURRENCY_CODE },
    { name, id, value, currency: CURRENCY_CODE },
  ];
}
