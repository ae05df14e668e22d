import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../core/refusal/read-body";
import { draftTexts, previewTexts } from "../../../../domain/mails/sample/preview-texts";

/** A mail to a customer with texts that are being written, about a sample order. The storefront asks for staff who see drafts. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await previewTexts(request.scope, readBody(draftTexts, request.body)));
}
