import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readWithdrawal } from "../../../domain/withdrawals/withdrawal-body";
import { INQUIRIES } from "../../../modules/inquiries";

/**
 * First step of a withdrawal: stores a draft and answers it for review. It looks up no order, so that the answer does
 * not reveal which orders exist.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const withdrawal = readWithdrawal(request.body);
  const id = await request.scope.resolve(INQUIRIES).draftWithdrawal(withdrawal);
  const { spam: _notSaid, ...declared } = withdrawal;
  response.json({ withdrawal: { id, ...declared, confirmed_at: null } });
}
