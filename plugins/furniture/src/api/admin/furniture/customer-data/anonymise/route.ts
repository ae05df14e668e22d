import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { anonymise } from "../../../../../domain/customer-data/anonymise";
import { emailBody } from "../../../../../domain/customer-data/subject";

/** Forgets a person, as far as the books allow. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = readBody(emailBody, request.body);
  response.json(await anonymise(request.scope, email, request.auth_context.actor_id));
}
