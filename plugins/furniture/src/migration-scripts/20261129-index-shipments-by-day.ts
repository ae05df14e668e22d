import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";

/** What a job asks for every minute (`untoldSteps` of `modules/orders/untold.ts`): without, every delivery there ever was is read. */
export default async function indexShipmentsByDay({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  for (const step of ["packed_at", "shipped_at", "delivered_at"]) {
    await connection.raw(
      `create index if not exists "IDX_furniture_fulfillment_${step}" on fulfillment (${step}) where deleted_at is null`,
    );
  }
}
