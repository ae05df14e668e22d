import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { staffEmail } from "../../../../../../core/staff/staff-name";
import { makeOffer, offerBody } from "../../../../../../domain/reservations/offer";

/** Quotes the delivery of a reservation and mails the customer a payment link. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const offer = readBody(offerBody, request.body);
  const staff = await staffEmail(request);
  const reservation = await makeOffer(request.scope, request.params.id ?? "", offer, staff);
  response.json({ reservation });
}
