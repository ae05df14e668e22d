import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { previewChange } from "../../../../../../order-change/change-order";
import { wishBody } from "../../../../../../order-change/wish";
import { readBody } from "../../../../../../refusal/read-body";

/** The bill a change would make beside the present one, and what keeps it from being done; writes nothing. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const wish = readBody(wishBody, request.body);
  response.json({ preview: await previewChange(request.scope, request.params.id ?? "", wish) });
}
