import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import type { Connection } from "../database/connection";
import { configuredOptions } from "../stripe/client";

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

const rows = z.array(z.object({ id: z.string() }));

/**
 * The id of this shop: made when it is first asked for, and the same ever after. A copy of the database that serves
 * another storefront gets one of its own, so that two shops with one Stripe account leave each other's payments alone.
 * @param successUrl where shoppers come back to; its origin is what tells shops apart
 */
export async function shopId(connection: Connection, successUrl: string): Promise<string> {
  const { origin } = new URL(successUrl.replace(/[{}]/g, ""));
  await connection.raw(
    `insert into stripe_shop (id, address) values (?, ?)
     on conflict (address) where deleted_at is null do nothing`,
    [randomUUID(), origin],
  );
  const found = await connection.raw("select id from stripe_shop where address = ? and deleted_at is null", [
    origin,
  ]);
  const [row] = rows.parse(found.rows);
  if (!row) throw new Error(`The shop at ${origin} has no id.`);
  return row.id;
}
