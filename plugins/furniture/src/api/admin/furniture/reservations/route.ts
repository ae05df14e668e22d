import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { namedField, paging } from "../../../../core/staff/list-query";
import { ORDERS } from "../../../../modules/orders";
import { listReservations, RESERVATION_STATES } from "../../../../modules/orders/reservations";

const FILTERS = {
  waiting: ["open", "offered"],
  paid: ["paid"],
  cancelled: ["cancelled"],
  all: RESERVATION_STATES,
} as const;

const query = z.strictObject({
  ...paging,
  q: namedField,
  state: z.enum(["waiting", "paid", "cancelled", "all"]).default("all"),
});

/** Orders of customers outside Germany by state: what waits in its turn, all else newest first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { q, state, limit, offset } = readBody(query, request.query);
  const orders = request.scope.resolve(ORDERS);
  const page = await listReservations(orders.run, FILTERS[state], { text: q || undefined, limit, offset });
  response.json({ ...page, limit, offset });
}
