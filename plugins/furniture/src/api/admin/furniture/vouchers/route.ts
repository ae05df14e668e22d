import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../core/refusal/read-body";
import { staffEmail } from "../../../../core/staff/staff-name";
import { voucherBody } from "../../../../domain/vouchers/issuing/bodies";
import { listVouchers, pageQuery } from "../../../../domain/vouchers/listing/list-vouchers";
import { issueVoucher } from "../../../../workflows/runs/issue-vouchers";

/** Vouchers, newest first, with who redeemed them. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { limit, offset, ...filter } = readBody(pageQuery, request.query);
  const { vouchers, count } = await listVouchers(request.scope, filter, { limit, offset });
  response.json({ vouchers, count, limit, offset });
}

/** Issues one voucher. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const body = readBody(voucherBody, request.body);
  const id = await issueVoucher(request.scope, body, await staffEmail(request));
  const { vouchers } = await listVouchers(request.scope, { id }, { limit: 1, offset: 0 });
  response.status(201).json({ voucher: vouchers[0] });
}
