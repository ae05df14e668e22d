import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderPayments } from "../../../../../matters/order-payments";

/** Payments, refunds and disputes of an order at Stripe, with where a person sees them. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await orderPayments(request.scope, request.params.id ?? ""));
}
