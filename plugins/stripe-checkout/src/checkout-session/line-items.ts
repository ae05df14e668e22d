import type Stripe from "stripe";
import { smallestUnit } from "../stripe/amount";
import type { Item, Order, Wishes } from "./data";

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

/** Stripe takes no more for a one-time payment. */
const MOST_LINES = 100;
/** Characters. Stripe would take more, but shoppers do not read more. */
const LONGEST = 500;

/**
 * What the payment page names. Each item is a line of its own as long as Stripe can show it so: it knows no line below 0, and
 * at most 100. Otherwise, and whenever the items do not add up to what is charged, one line over the exact total says in words what it
 * is made of.
 */
export function lineItems({ items = [], description }: Wishes, order: Order, title: string): LineItem[] {
  const amounts = items.map(({ amount }) => signedUnits(amount, order.currency));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const adds = items.length > 0 && sum === order.amount;
  if (adds && items.length <= MOST_LINES && amounts.every((amount) => amount >= 0)) {
    return items.map((item, index) => line(item.name, amounts[index] ?? 0, order.currency, item.description));
  }
  const words = adds ? inWords(items, order.currency) : description;
  return [line(title, order.amount, order.currency, words)];
}

/** In the smallest unit, with its sign; NaN, which adds up to nothing, for what is no amount of the currency. */
function signedUnits(amount: number, currency: string): number {
  try {
    return Math.sign(amount) * smallestUnit(Math.abs(amount), currency);
  } catch {
    return Number.NaN;
  }
}

function line(name: string, amount: number, currency: string, description?: string): LineItem {
  return {
    quantity: 1,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: amount,
      product_data: { name, ...(description && { description }) },
    },
  };
}

function inWords(items: readonly Item[], currency: string): string {
  const unit = currency.toUpperCase();
  const words = items.map(({ name, description, amount }) =>
    [name, description, `${amount} ${unit}`].filter(Boolean).join(" "),
  );
  const all = words.join(", ");
  return all.length <= LONGEST ? all : `${all.slice(0, LONGEST - 1)}…`;
}
