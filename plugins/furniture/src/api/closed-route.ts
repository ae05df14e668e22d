import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../refusal/refusal";

/** A route of Medusa's that this shop does not offer, because something else decides. */
function closed(message: string) {
  return (_request: MedusaRequest, _response: MedusaResponse, _next: MedusaNextFunction): void => {
    throw Refusal.single("", message, "closed_route");
  };
}

/** Medusa lets anybody who knows an order's id send it back; here staff decide on a withdrawal. */
export const noSelfServiceReturns = closed(
  "Orders are not returned this way: use POST /store/withdrawals or write to the shop",
);

/** What delivery costs is part of the prices; only Medusa's calculated options could be asked. */
export const noShippingQuotes = closed("Delivery is part of the prices; POST /store/carts/:id/terms decides");
