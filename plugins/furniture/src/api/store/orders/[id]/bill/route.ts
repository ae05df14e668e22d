import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderBill } from "../../../../../domain/orders/order-bill";
import { languageOf } from "../../../../../language/language";

/**
 * The bill of a placed order: its pieces, its sums and how it is paid, but nothing about whose it is. The order's id is
 * known to its shopper alone. Read afresh at every call.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  // Medusa reads ?locale= and the header x-medusa-locale.
  const bill = await orderBill(request.scope, request.params.id ?? "", languageOf(request.locale));
  response.setHeader("cache-control", "no-store");
  response.json({ bill });
}
