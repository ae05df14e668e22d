import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { staffEmail } from "../../../../../core/staff/staff-name";
import { batchBody } from "../../../../../domain/vouchers/issuing/bodies";
import { listBatches } from "../../../../../domain/vouchers/listing/list-vouchers";
import { issueBatch } from "../../../../../workflows/runs/issue-vouchers";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ batches: await listBatches(request.scope) });
}

/** Issues a batch of vouchers with generated codes, all or none of them. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const body = readBody(batchBody, request.body);
  const id = await issueBatch(request.scope, body, await staffEmail(request));
  response.status(201).json({ batch: { id, name: body.name, count: body.count } });
}
