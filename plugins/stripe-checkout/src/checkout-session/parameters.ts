import type Stripe from "stripe";
import { isLanguage, textsIn } from "../language/texts";
import { smallestUnit } from "../stripe/amount";
import {
  CART_PLACEHOLDER,
  isDelayed,
  LINK_PLACEHOLDER,
  type PaymentMethod,
  SESSION_PLACEHOLDER,
  type StripeCheckoutOptions,
} from "../stripe/options";
import type { Item, Order, Wishes } from "./data";

/**
 * How long a shopper may pay. Stripe asks for at least 30 minutes from the moment the request reaches it, which is
 * also how long a shop usually holds stock; the minute on top covers clocks that differ and repeated requests.
 */
const LIFE_SECONDS = 31 * 60;

/** Of an address, which may hold placeholders. */
const ORIGIN = /^https?:\/\/[^/]+/;

/** Parameters of a new Checkout Session over the exact total, which is what Medusa charges. */
export function checkoutParameters(
  options: StripeCheckoutOptions,
  wishes: Wishes,
  order: Order,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const language = wishes.locale?.slice(0, 2).toLowerCase() ?? "";
  const metadata = {
    shop_id: order.shopId,
    session_id: wishes.session_id,
    ...(wishes.cart_id && { cart_id: wishes.cart_id }),
  };
  const email = wishes.email ?? order.customerEmail;
  return {
    mode: "payment",
    line_items: lineItems(wishes, order, textsIn(isLanguage(language) ? language : "en").orderTitle),
    ...returnAddresses(options, wishes),
    locale: isLanguage(language) ? language : "auto",
    submit_type: "pay",
    // What the account takes beyond these is switched on in Stripe's dashboard, without this shop in mind.
    allowed_payment_method_types: methodsFor(options, wishes),
    // Another currency than the order's would no longer be the exact total.
    adaptive_pricing: { enabled: false },
    metadata,
    payment_intent_data: { metadata },
    ...(email && { customer_email: email }),
    expires_at: Math.floor(now.getTime() / 1000) + LIFE_SECONDS,
  };
}

/** A payment link pays an order that waits for its money: it takes no method that makes it wait again. */
function methodsFor({ paymentMethods }: StripeCheckoutOptions, { cart_id, link }: Wishes): PaymentMethod[] {
  if (cart_id && !link) return paymentMethods;
  const prompt = paymentMethods.filter((method) => !isDelayed(method));
  return prompt.length > 0 ? prompt : ["card"];
}

/**
 * A shopper who came by a payment link goes back to it: its page knows whether the order is paid. Who came from another origin of
 * the shop goes back there: the cookies of the cart and of the language are that host's.
 */
function returnAddresses(
  options: StripeCheckoutOptions,
  { cart_id, link, return_origin }: Wishes,
): { success_url: string; cancel_url: string } {
  const origin = options.otherOrigins.find((other) => other === return_origin);
  const there = (address: string) => (origin ? address.replace(ORIGIN, () => origin) : address);
  const [successUrl, cancelUrl] = [there(options.successUrl), there(options.cancelUrl)];
  const linkUrl = options.linkUrl && there(options.linkUrl);
  if (link && linkUrl) {
    const address = linkUrl.replaceAll(LINK_PLACEHOLDER, link);
    return { success_url: `${address}?session_id=${SESSION_PLACEHOLDER}`, cancel_url: address };
  }
  const cart = encodeURIComponent(cart_id ?? "");
  return {
    success_url: successUrl.replaceAll(CART_PLACEHOLDER, cart),
    cancel_url: cancelUrl.replaceAll(CART_PLACEHOLDER, cart),
  };
}

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
