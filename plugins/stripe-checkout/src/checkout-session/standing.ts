import { MedusaError } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { isMissing } from "../stripe/failure";
import type { KnownSession } from "./data";

/** What `standingOf` needs unfolded when a Checkout Session is retrieved. */
export const WITH_CHARGE = { expand: ["payment_intent.latest_charge"] };

/**
 * Where a Checkout Session stands:
 * `open` can be paid, `expired` no more, `underway` was confirmed but the money is not there yet (delayed methods),
 * `failed` was confirmed and the money never came, `paid` is captured and kept, `refunded` was paid and given back in whole
 * or in part.
 */
export type Standing = "open" | "expired" | "underway" | "failed" | "paid" | "refunded";

export function standingOf(session: Stripe.Checkout.Session): Standing {
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  if (session.payment_status !== "paid") return hasFailed(session) ? "failed" : "underway";
  return (chargeOf(session)?.amount_refunded ?? 0) > 0 ? "refunded" : "paid";
}

/** A bank has declined a delayed payment: its PaymentIntent cannot be paid any more, as its page is closed. */
function hasFailed({ payment_intent }: Stripe.Checkout.Session): boolean {
  if (typeof payment_intent !== "object" || payment_intent === null) return false;
  return payment_intent.status === "requires_payment_method" || payment_intent.status === "canceled";
}

/** Only refunds that left nothing: such a payment no longer binds shop or shopper. */
export function isFullyRefunded(session: Stripe.Checkout.Session): boolean {
  return chargeOf(session)?.refunded === true;
}

/** The id of the session's PaymentIntent, whether unfolded or not. */
export function paymentIntentId(session: Stripe.Checkout.Session): string | undefined {
  const intent = session.payment_intent;
  return typeof intent === "object" ? intent?.id : intent;
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const intent = session.payment_intent;
  if (typeof intent !== "object") return undefined;
  const charge = intent?.latest_charge;
  return typeof charge === "object" && charge !== null ? charge : undefined;
}

/**
 * Makes sure that no shopper can pay a Checkout Session that the shop gives up, because its cart changed.
 * A session that was paid meanwhile is not given up: the money belongs to the unchanged cart, and the order follows.
 * @throws MedusaError when it was paid; the change of the cart then fails and the cart stays as paid
 * @param shopId this shop's: the page of another, whose database was copied here, stays open
 */
export async function closeSession(stripe: Stripe, known: KnownSession, shopId: string): Promise<void> {
  const session = await find(stripe, known, shopId);
  if (!session) return;
  if (standingOf(session) === "open" && (await expired(stripe, session.id))) return;
  const current = await stripe.checkout.sessions.retrieve(session.id, WITH_CHARGE);
  const standing = standingOf(current);
  if (standing === "expired" || standing === "failed" || isFullyRefunded(current)) return;
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "This cart has just been paid and can no longer be changed; the order is on its way.",
  );
}

async function find(
  stripe: Stripe,
  known: KnownSession,
  shopId: string,
): Promise<Stripe.Checkout.Session | undefined> {
  try {
    const session = await stripe.checkout.sessions.retrieve(known.id, WITH_CHARGE);
    // An id that came from a browser must not reach into another shopper's payment.
    const { session_id, shop_id = shopId } = session.metadata ?? {};
    return session_id === known.session_id && shop_id === shopId ? session : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** False when the session was no longer open after all, which a payment at the same moment brings about. */
async function expired(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}
