import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";
import { ORDERS } from "../../modules/orders";
import { openPages } from "../../modules/orders/reservations";
import type OrdersService from "../../modules/orders/service";

/**
 * Closes the payment pages that an order's payment links have opened, so that an outdated offer can no longer be paid.
 * Throws the provider's error when one has just been paid.
 */
export async function closePages(container: MedusaContainer, orderId: string): Promise<void> {
  const pages = await container
    .resolve<OrdersService>(ORDERS)
    .ask((run) => openPages(run, orderId, market().paymentProviders.card));
  for (const id of pages) await container.resolve(Modules.PAYMENT).deletePaymentSession(id);
}
