import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { wishBody } from "../../../../../../domain/order-change/wish";
import { previewChange } from "../../../../../../workflows/runs/change-order";

/** The bill a change would make beside the present one, and what keeps it from being done; writes nothing. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const wish = readBody(wishBody, request.body);
  response.json({ preview: await previewChange(request.scope, request.params.id ?? "", wish) });
}
