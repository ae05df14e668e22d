import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { configuredOptions } from "../stripe/configured";
import { shopId } from "./shop-id";

/**
 * Whether something at Stripe is this shop's: it carries the shop's id. What carries none is from before there were ids,
 * or another software's: it is this shop's where Medusa knows it. What Medusa knows and carries another shop's id came with a
 * copy of that shop's database: it is left alone.
 */
export async function isOfThisShop(
  container: MedusaContainer,
  metadata: Stripe.Metadata | null,
  isKnown: boolean,
): Promise<boolean> {
  if (!metadata?.shop_id) return isKnown;
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const own = await shopId(connection, configuredOptions(container).successUrl);
  if (metadata.shop_id === own) return true;
  if (isKnown) {
    const { session_id = "without session" } = metadata;
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.info(`The payment of ${session_id} is another shop's (${metadata.shop_id}) and is left alone.`);
  }
  return false;
}
