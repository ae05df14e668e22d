import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { updatePromotionsStatusWorkflow } from "@medusajs/medusa/core-flows";
import { readBody } from "../../../../../core/refusal/read-body";
import { Refusal } from "../../../../../core/refusal/refusal";
import { switchBody } from "../../../../../domain/vouchers/issuing/bodies";
import { listVouchers } from "../../../../../domain/vouchers/listing/list-vouchers";

const ONE = { limit: 1, offset: 0 };

/** Switches a voucher off, or on again. A payment already in progress keeps the voucher. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { active } = readBody(switchBody, request.body);
  const id = request.params.id ?? "";
  const present = await listVouchers(request.scope, { id }, ONE);
  if (present.count === 0) throw Refusal.notFound(`Es gibt keinen Gutschein ${id}`);
  await updatePromotionsStatusWorkflow(request.scope).run({
    input: { promotionsData: [{ id, status: active ? "active" : "inactive" }] },
  });
  const { vouchers } = await listVouchers(request.scope, { id }, ONE);
  response.json({ voucher: vouchers[0] });
}
