import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { settleSession } from "../../../../../../settlement/settle-session";

const SESSION_ID = /^cs_\w{10,200}$/;

/**
 * The return page of a payment without cart: what was paid is entered now instead of when the webhook comes. Answers
 * `{outcome}`; safe to repeat, and for anybody to ask, because only what Stripe says was paid changes anything.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  if (!SESSION_ID.test(id)) {
    response.status(400).json({ type: "invalid_data", message: "This is no id of a Checkout Session" });
    return;
  }
  response.json({ outcome: await settleSession(request.scope, id) });
}
