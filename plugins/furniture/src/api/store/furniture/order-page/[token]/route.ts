import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderPage } from "../../../../../domain/order-page/order-page";
import { languageOf } from "../../../../../language/language";

/** An order as its customer sees it without a login. Every key that opens nothing gets the same answer. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader("cache-control", "private, no-store");
  // Medusa reads ?locale= and the header x-medusa-locale.
  const page = await orderPage(request.scope, request.params.token ?? "", languageOf(request.locale));
  response.json({ order_page: page });
}
