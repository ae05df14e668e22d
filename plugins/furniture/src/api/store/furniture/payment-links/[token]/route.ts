import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../../core/refusal/read-body";
import { openPaymentPage, viewLink } from "../../../../../domain/reservations/pay-link";

const payBody = z.strictObject({
  locale: z.string("must be a language such as de or en").max(20).default("de"),
  /** As at a checkout. */
  return_origin: z.string().max(300).optional(),
});

/** What is to be paid behind a link, and whether it still can be. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ payment_link: await viewLink(request.scope, request.params.token ?? "") });
}

/** Opens the payment page: `{url}`. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shopper = readBody(payBody, request.body);
  response.json({ url: await openPaymentPage(request.scope, request.params.token ?? "", shopper) });
}
