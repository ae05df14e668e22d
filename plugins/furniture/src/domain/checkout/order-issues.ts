import { type Kind, type OrderContact, orderContactIssues } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import type { RefusalIssue } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import type { CartState } from "../cart/state";
import { forwarderIssues } from "../contact/forwarder";
import { contactRefusal } from "../contact/words";

/** What has to be known before an order can be placed. */
export interface OrderData extends OrderContact {
  /** Of its pieces; none in an empty cart. */
  kinds: readonly Kind[];
}

/** What of a cart has to be sound before it can be ordered. */
export function orderDataOf({ cart, terms, lines }: CartState): OrderData {
  return {
    kinds: lines.map(({ kind }) => kind),
    email: cart.email,
    shipping_address: cart.shipping_address,
    billing_address: cart.billing_address,
    metadata: cart.metadata,
    shipping: terms.shipping,
    outside_germany: terms.outside_germany,
    home_country: market().homeCountry,
    data_security: terms.data_security,
  };
}

/** Everything that keeps an order from being placed, in the order of the form; empty when nothing does. */
export function orderIssues(order: OrderData, language: Language): RefusalIssue[] {
  const empty =
    order.kinds.length === 0
      ? [{ path: "lines", code: "empty", message: textsIn(language).refusals.cart.empty }]
      : [];
  const found = orderContactIssues(order).map((issue) => contactRefusal(issue, language));
  const { kinds, shipping, shipping_address } = order;
  return [
    ...empty,
    ...found,
    ...(shipping === "pickup" ? [] : forwarderIssues(kinds, shipping_address, language)),
  ];
}
