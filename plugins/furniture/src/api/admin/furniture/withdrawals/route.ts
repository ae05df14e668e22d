import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { paging } from "../../../../core/staff/staff-name";
import { INQUIRIES } from "../../../../modules/inquiries";
import { holding, inTurn, searchField } from "../../../../modules/inquiries/search";

const FILTERS = {
  open: { confirmed_at: { $ne: null }, handled_at: null },
  handled: { confirmed_at: { $ne: null }, handled_at: { $ne: null } },
  all: { confirmed_at: { $ne: null } },
};

const query = z.strictObject({
  ...paging,
  state: z.enum(["open", "handled", "all"]).default("open"),
  q: searchField,
});

/**
 * Confirmed withdrawals by state: what is open oldest first, because its period ends first, all else newest first; of those that hold `q`
 * in name, address, number, pieces, text or note, where it is given.
 * Drafts have no legal effect and are not shown.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { state, q, limit, offset } = readBody(query, request.query);
  const [withdrawals, count] = await request.scope
    .resolve(INQUIRIES)
    .listAndCountFurnitureWithdrawals(
      { ...FILTERS[state], ...holding(q, ["name", "email", "order_number", "pieces", "text", "note"]) },
      { take: limit, skip: offset, order: inTurn("confirmed_at", state === "open") },
    );
  response.json({ withdrawals, count, limit, offset });
}
