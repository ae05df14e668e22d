import type { MedusaRequest, MedusaRequestHandler } from "@medusajs/framework/http";
import { ORDERS } from "../modules/orders";
import { type DeliveryStep, keepTold, TOLD } from "../modules/orders/untold";

const isTold = ({ body }: MedusaRequest) => Object(body).no_notification !== true;

/**
 * On Medusa's own routes for sending and delivering: whether staff want the customer to be told stands in Medusa's event alone, and a fault or
 * a crash loses that. It is kept with the fulfilment first, so that a mail that is missing comes a minute later.
 */
export function keepToldStep(step: DeliveryStep): MedusaRequestHandler {
  return async (request, _response, next) => {
    const { id: orderId = "", fulfillment_id: id = "" } = request.params;
    await keepTold(request.scope.resolve(ORDERS).run, { id, orderId }, step, isTold(request));
    next();
  };
}

/** The same for packing, which makes the fulfilment. */
export const keepToldPacking: MedusaRequestHandler = (request, _response, next) => {
  const told: DeliveryStep[] = isTold(request) ? ["packed"] : [];
  for (const body of [request.body, request.validatedBody])
    if (typeof body === "object" && body !== null)
      Reflect.set(body, "metadata", { ...Object(Reflect.get(body, "metadata")), [TOLD]: told });
  next();
};
