import { type OrderContact, orderContactIssues } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import type { RefusalIssue } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import type { CartState } from "../cart/state";
import { contactRefusal } from "../contact/words";

/** What has to be known before an order can be placed. */
export interface OrderData extends OrderContact {
  lineCount: number;
}

/** What of a cart has to be sound before it can be ordered. */
export function orderDataOf({ cart, terms, lines }: CartState): OrderData {
  return {
    lineCount: lines.length,
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
    order.lineCount === 0
      ? [{ path: "lines", code: "empty", message: textsIn(language).refusals.cart.empty }]
      : [];
  return [...empty, ...orderContactIssues(order).map((issue) => contactRefusal(issue, language))];
}
