import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { configuredOptions } from "../stripe/configured";
import { shopId } from "./shop-id";

/**
 * Whether something at Stripe is this shop's: it carries the shop's id. What carries none is from before there were ids,
 * or another software's: it is this shop's where Medusa knows it.
 */
export async function isOfThisShop(
  container: MedusaContainer,
  metadata: Stripe.Metadata | null,
  isKnown: boolean,
): Promise<boolean> {
  if (!metadata?.shop_id) return isKnown;
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return metadata.shop_id === (await shopId(connection, configuredOptions(container).successUrl));
}
