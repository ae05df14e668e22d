import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { SHOP_DETAILS } from "../../../../modules/shop-details";

/** What the payment page offers, so that a storefront names no other methods: `{methods}`. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { onlineMethods } = request.scope.resolve(SHOP_DETAILS);
  response.json({ methods: onlineMethods });
}
