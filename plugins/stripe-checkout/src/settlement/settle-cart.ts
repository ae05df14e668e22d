import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { configuredOptions, stripeClient } from "../stripe/client";
import type { Issue } from "./complete-cart";
import { lastReturn, type Returned } from "./returned-payment";
import { settle } from "./settle";

const PROVIDER = /^pp_stripe-checkout(_|$)/;

/** What a shopper is told on return whose money went back. */
export interface ReturnRefusal {
  type: "not_allowed";
  message: string;
  /** First `payment_returned` with `params.amount`, then what kept the cart from becoming an order: what the shop's checks named, or `cart_changed` or `order_not_placed`. */
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

/** One statement, as every completion of a cart waits for it. */
const SESSIONS = `select collection.amount, session.provider_id, session.data->>'id' as checkout_session_id
  from cart_payment_collection link
  join payment_collection collection on collection.id = link.payment_collection_id and collection.deleted_at is null
  left join payment_session session
    on session.payment_collection_id = collection.id and session.deleted_at is null
  where link.cart_id = ? and link.deleted_at is null`;

const sessionRows = z.array(
  z.object({
    amount: z.coerce.number(),
    provider_id: z.string().nullable(),
    checkout_session_id: z.string().nullable(),
  }),
);

/** `none`: it is to be paid and nothing is prepared for that. A cart that costs nothing is not ours, whatever went back before. */
async function liveSession(
  container: MedusaContainer,
  cartId: string,
): Promise<{ checkoutSessionId: string } | "none" | "not ours"> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await connection.raw(SESSIONS, [cartId]);
  const found = sessionRows.parse(rows);
  const sessions = found.filter(({ provider_id }) => provider_id !== null);
  if (sessions.length === 0) return found.some(({ amount }) => amount === 0) ? "not ours" : "none";
  const own = sessions.find(({ provider_id }) => PROVIDER.test(provider_id ?? ""));
  return own?.checkout_session_id ? { checkoutSessionId: own.checkout_session_id } : "not ours";
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
