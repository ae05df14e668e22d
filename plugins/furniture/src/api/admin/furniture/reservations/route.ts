import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERS } from "../../../../modules/orders";
import { reservations } from "../../../../modules/orders/reservations";

/** Orders of customers outside Germany, the newest first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const orders = request.scope.resolve(ORDERS);
  response.json({ reservations: await orders.ask((run) => reservations(run)) });
}
