import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";

/** Tables whose rows Postgres deletes with the row they belong to, and the column that says which. */
const CHILDREN = [
  ["cart_shipping_method_tax_line", "shipping_method_id"],
  ["cart_shipping_method_adjustment", "shipping_method_id"],
  ["cart_line_item_tax_line", "item_id"],
  ["cart_line_item_adjustment", "item_id"],
] as const;

/**
 * A shipping method that is exchanged (`cart/shipping.ts`) and a line whose adding failed (`workflows/add-furniture-to-cart.ts`)
 * are deleted. Medusa's own indexes of what goes with them leave out rows marked as deleted, so that Postgres, which has to
 * find these as well, reads all of every cart there ever was.
 */
export default async function indexWhatGoesWithItsParent({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  for (const [table, parent] of CHILDREN) {
    await connection.raw(`create index if not exists "IDX_furniture_${table}" on ${table} (${parent})`);
  }
}
