import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { calling } from "../stripe/failure";
import { withCartLock } from "./cart-lock";
import { findCartPayment } from "./cart-payment";

/** Runs a job about the money of a payment while nothing else completes, refunds or compares it. */
export async function withPaymentLock<T>(
  container: MedusaContainer,
  stripe: Stripe,
  intentId: string,
  job: () => Promise<T>,
): Promise<T> {
  const { metadata } = await calling("find the payment", () => stripe.paymentIntents.retrieve(intentId));
  const known = metadata?.session_id ? await findCartPayment(container, metadata.session_id) : undefined;
  const subject = known?.cartId ?? known?.order?.id;
  return withCartLock(container, [intentId, ...(subject ? [subject] : [])], job);
}
