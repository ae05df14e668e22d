import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";

/** What the sweep asks for every few seconds (`unmarkedPayments` and `unreleasedOrders` of `modules/orders/order-queries.ts`). */
const MONEY = { captured: "reference = 'capture'", given_back: "amount < 0" } as const;

/** Money that came in or went back, by the day: without these indexes every order there ever was is read for it. */
export default async function indexMoneyByDay({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  for (const [name, which] of Object.entries(MONEY)) {
    await connection.raw(
      `create index if not exists "IDX_furniture_order_transaction_${name}"
       on order_transaction (created_at) where ${which} and deleted_at is null`,
    );
  }
}
