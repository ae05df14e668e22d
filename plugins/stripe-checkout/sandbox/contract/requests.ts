import type Stripe from "stripe";
import type { CheckoutSessionParameters } from "../api/checkout-session-parameters";

/** `true` where Stripe takes every field of `Known` with its type; `never` where one of them is foreign to Stripe. */
type Within<Known extends Partial<Sent>, Sent> =
  Exclude<keyof Known, keyof Sent> extends never ? true : never;

type Fields = Stripe.Checkout.SessionCreateParams;
type Read<K extends keyof CheckoutSessionParameters> = NonNullable<CheckoutSessionParameters[K]>;
type Sent<K extends keyof Fields> = NonNullable<Fields[K]>;

/** What the sandbox reads of a request, against what the official library sends: it compiles, or they differ. */
export const REQUESTS: [
  Within<CheckoutSessionParameters, Fields>,
  Within<Read<"payment_intent_data">, Sent<"payment_intent_data">>,
  Within<Read<"custom_text">, Sent<"custom_text">>,
  Within<Read<"invoice_creation">, Sent<"invoice_creation">>,
  Within<Read<"adaptive_pricing">, Sent<"adaptive_pricing">>,
  Within<Read<"phone_number_collection">, Sent<"phone_number_collection">>,
  Within<Read<"line_items">[number], Sent<"line_items">[number]>,
] = [true, true, true, true, true, true, true];
