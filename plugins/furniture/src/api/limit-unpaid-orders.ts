import type { MedusaRequestHandler } from "@medusajs/framework/http";
import { market } from "../core/options/market";
import { ORDERS } from "../modules/orders";
import { costsNothingYet } from "../modules/orders/order-queries";
import { takePoint } from "./requests/limit-requests";

/**
 * Limits orders that cost nothing yet, by transfer or from abroad: each mails whatever address was typed, and sells its planks. One that is
 * paid on a payment page is never refused here. What places no order hands its point back.
 */
export const limitUnpaidOrders: MedusaRequestHandler = async (request, response, next) => {
  const { run } = request.scope.resolve(ORDERS);
  if (!(await costsNothingYet(run, request.params.id ?? "", market().paymentProviders.transfer)))
    return next();
  const handPointBack = await takePoint(request, "unpaid_order");
  response.once("finish", () => {
    if (response.statusCode >= 400) handPointBack().catch(() => undefined);
  });
  next();
};
