import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { paging } from "../../../../core/staff/list-query";
import { meantOrders, orderNumbersIn } from "../../../../domain/orders/meant-orders";
import { INQUIRIES } from "../../../../modules/inquiries";
import { inTurn, searchField } from "../../../../modules/inquiries/search";

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

const IS_NUMBER = /^#?\d+$/;

/**
 * Confirmed withdrawals by state: what is open oldest first, because its period ends first, all else newest first; of those that hold `q`
 * in name, address, number, pieces, text or note, or are about the order of that number, where it is given.
 * Drafts have no legal effect and are not shown.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { state, q, limit, offset } = readBody(query, request.query);
  const inquiries = request.scope.resolve(INQUIRIES);
  // The sender of one that staff have linked may have written another number, or none.
  const linked = IS_NUMBER.test(q) ? await meantOrders(request.scope, orderNumbersIn(q), "") : [];
  const found = q && {
    $or: [{ id: await inquiries.idsOf("withdrawals", q) }, { order_id: linked.map(({ id }) => id) }],
  };
  const [withdrawals, count] = await inquiries.listAndCountFurnitureWithdrawals(
    { ...FILTERS[state], ...(found || {}) },
    { take: limit, skip: offset, order: inTurn("confirmed_at", state === "open") },
  );
  response.json({ withdrawals, count, limit, offset });
}
