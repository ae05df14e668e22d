import { randomUUID } from "node:crypto";
import { z } from "@medusajs/framework/zod";
import type { Connection } from "../database/connection";

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
