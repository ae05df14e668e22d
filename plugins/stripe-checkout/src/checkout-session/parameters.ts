import type Stripe from "stripe";
import {
  CART_PLACEHOLDER,
  isDelayed,
  LINK_PLACEHOLDER,
  type PaymentMethod,
  SESSION_PLACEHOLDER,
  type StripeCheckoutOptions,
} from "../stripe/options";
import type { Order, Wishes } from "./data";
import { lineItems } from "./line-items";

/**
 * How long a shopper may pay. Stripe asks for at least 30 minutes from the moment the request reaches it, which is
 * also how long a shop usually holds stock; the minute on top covers clocks that differ and repeated requests.
 */
const LIFE_SECONDS = 31 * 60;

/** Of an address, which may hold placeholders. */
const ORIGIN = /^https?:\/\/[^/]+/;

const TITLES: Record<string, string> = { de: "Ihre Bestellung", en: "Your order" };

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
    line_items: lineItems(wishes, order, TITLES[language] ?? "Your order"),
    ...returnAddresses(options, wishes),
    locale: language in TITLES ? (language as "de" | "en") : "auto",
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
