import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../core/refusal/read-body";
import { staffName } from "../../../../core/staff/staff-name";
import { listOrders, ordersQuery } from "../../../../domain/order-list/list-orders";

/** One page of the orders with furniture: what is worked off in its turn, all else newest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const query = readBody(ordersQuery, request.query);
  response.json(await listOrders(request.scope, query, await staffName(request)));
}
