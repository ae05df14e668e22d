import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { anonymise } from "../../../../../customer-data/anonymise";
import { emailBody } from "../../../../../customer-data/body";
import { readBody } from "../../../../../refusal/read-body";

/** Forgets a person, as far as the books allow. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = readBody(emailBody, request.body);
  response.json(await anonymise(request.scope, email, request.auth_context.actor_id));
}
