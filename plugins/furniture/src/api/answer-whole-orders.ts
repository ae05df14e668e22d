import type { MedusaRequest, MedusaRequestHandler } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { ORDERS } from "../modules/orders";
import { isCartOfFurniture } from "../modules/orders/of-furniture";

/**
 * On the route that completes a cart: no order is answered of which something is missing still. A second request finishes it, and so
 * does the sweep.
 */
export const answerWholeOrders: MedusaRequestHandler = (request, response, next) => {
  const send = response.json.bind(response);
  response.json = (body) => {
    response.json = send;
    const order: unknown = response.statusCode < 400 ? Object(body).order?.id : undefined;
    if (typeof order !== "string") return send(body);
    isWhole(request, order)
      .then((isIt) => {
        if (isIt) return send(body);
        throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `The order ${order} is not whole yet`);
      })
      .catch(next);
    return response;
  };
  next();
};

async function isWhole({ scope, params }: MedusaRequest, orderId: string): Promise<boolean> {
  const orders = scope.resolve(ORDERS);
  if (await orders.isRecorded(orderId)) return true;
  return !(await isCartOfFurniture(orders.run, params.id ?? ""));
}
