import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";

/** What the sweep asks for every few seconds (`unenteredPayments` of `modules/orders/unentered.ts`): without, every payment there ever was is read. */
export default async function indexPaymentsByDay({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  for (const table of ["capture", "refund"]) {
    await connection.raw(
      `create index if not exists "IDX_furniture_${table}_created_at" on ${table} (created_at) where deleted_at is null`,
    );
  }
}
