import { MedusaError } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { isMissing } from "../stripe/failure";
import type { KnownSession } from "./data";
import { isFullyRefunded, standingOf, WITH_CHARGE } from "./standing";

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
