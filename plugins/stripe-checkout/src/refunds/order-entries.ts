import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/**
 * Takes entries out of the book of an order. Medusa corrects the summary of the version that an entry names, which a
 * refund itself makes an older one: so the entries name the present version first.
 */
export async function removeEntries(container: MedusaContainer, ids: string[]): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      `update order_transaction t set version = o.version from "order" o where o.id = t.order_id and t.id = any(?)`,
      [ids],
    );
  await container.resolve(Modules.ORDER).deleteOrderTransactions(ids);
}
