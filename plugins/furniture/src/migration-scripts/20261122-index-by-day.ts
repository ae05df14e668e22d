import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";

/** Days by which the jobs ask for what is new, in tables of Medusa's. */
const DAYS = [
  ["order", "created_at"],
  ["order", "canceled_at"],
  ["order_cart", "created_at"],
  ["refund", "created_at"],
  ["cart", "updated_at"],
] as const;

/**
 * The jobs that look for what a crash left behind ask every few minutes for the orders, refunds and cancellations of the last
 * days (`modules/orders/order-queries.ts`), and an hourly one for carts that were left (`customer-data/stale-carts.ts`): without an index
 * every order and cart there ever was is read for it.
 */
export default async function indexByDay({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  for (const [table, day] of DAYS) {
    await connection.raw(`create index if not exists "IDX_furniture_${table}_${day}" on "${table}" (${day})`);
  }
}
