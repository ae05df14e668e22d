import type Stripe from "stripe";
import type { State } from "../store/state";

/** The Checkout Session of a payment. */
export function sessionIdOf(
  state: State,
  { payment_intent }: Pick<Stripe.Charge, "payment_intent">,
): string | null {
  const owner = state
    .newestFirst("session")
    .find(({ session }) => session.payment_intent !== null && session.payment_intent === payment_intent);
  return owner?.session.id ?? null;
}

/** The PaymentIntent that `id` names: its own id, its charge's, or its Checkout Session's. */
export function intentNamed(state: State, id: string): Stripe.PaymentIntent | undefined {
  const named =
    state.get("session", id)?.session.payment_intent ?? state.get("charge", id)?.payment_intent ?? id;
  return typeof named === "string" ? state.get("paymentIntent", named) : undefined;
}

/** The last charge of a payment. */
export function chargeOf(state: State, intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof intent.latest_charge === "string" ? state.get("charge", intent.latest_charge) : undefined;
}
