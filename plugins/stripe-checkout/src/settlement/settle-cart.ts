import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { stripeClient } from "../stripe/client";
import { configuredOptions } from "../stripe/configured";
import type { Issue } from "./complete-cart";
import { lastReturn, type Returned } from "./returned-payment";
import { settle } from "./settle";

const PROVIDER = /^pp_stripe-checkout(_|$)/;

/** What a shopper is told on return whose money went back. */
export interface ReturnRefusal {
  type: "not_allowed";
  message: string;
  /** First `payment_returned` with `params.amount`, then what kept the cart from becoming an order. */
  issues: Issue[];
}

/**
 * The return page's part: brings the payment of a cart to its end before Medusa answers. A webhook may do the same at
 * any time; the caller holds the cart's lock.
 * @returns what to tell the shopper where the money went back; nothing where Medusa's own answer will do
 */
export async function settleCart(
  container: MedusaContainer,
  cartId: string,
): Promise<ReturnRefusal | undefined> {
  const session = await liveSession(container, cartId);
  if (session === "none") return refusalFor(container, cartId);
  if (session === "not ours") return undefined;
  try {
    const stripe = stripeClient(configuredOptions(container));
    const outcome = await settle(container, stripe, session.checkoutSessionId, 1);
    return outcome === "refunded" ? await refusalFor(container, cartId) : undefined;
  } catch (error) {
    // Medusa's own attempt follows and answers; what it leaves open, webhook and job take up.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(`The payment of cart ${cartId} could not be settled yet: ${(error as Error).message}`);
    return undefined;
  }
}

const collectionRow = z.object({
  payment_collection: z
    .object({
      payment_sessions: z
        .array(
          z.object({
            provider_id: z.string(),
            data: z.object({ id: z.string().optional() }).nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
});

async function liveSession(
  container: MedusaContainer,
  cartId: string,
): Promise<{ checkoutSessionId: string } | "none" | "not ours"> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["payment_collection.payment_sessions.provider_id", "payment_collection.payment_sessions.data"],
    filters: { id: cartId },
  });
  const sessions = collectionRow.safeParse(data[0]).data?.payment_collection?.payment_sessions ?? [];
  if (sessions.length === 0) return "none";
  const own = sessions.find(({ provider_id }) => PROVIDER.test(provider_id));
  return own?.data?.id ? { checkoutSessionId: own.data.id } : "not ours";
}

async function refusalFor(container: MedusaContainer, cartId: string): Promise<ReturnRefusal | undefined> {
  const returned = await lastReturn(container, cartId);
  return returned && refusal(returned);
}

function refusal({ amount, issues }: Returned): ReturnRefusal {
  const message = "The payment has been given back, because the order could not be placed";
  const first = { path: "payment", message, code: "payment_returned", params: { amount } };
  return { type: "not_allowed", message, issues: [first, ...issues] };
}
