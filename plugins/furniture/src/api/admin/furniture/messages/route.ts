import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { paging } from "../../../../core/staff/list-query";
import { INQUIRIES } from "../../../../modules/inquiries";
import { inTurn, searchField } from "../../../../modules/inquiries/search";

const FILTERS = {
  open: { spam: false, answered_at: null },
  answered: { spam: false, answered_at: { $ne: null } },
  spam: { spam: true },
  all: {},
};

const query = z.strictObject({
  ...paging,
  state: z.enum(["open", "answered", "spam", "all"]).default("open"),
  q: searchField,
});

/** Messages by state: what is open oldest first, because it is answered in that order, all else newest first; of those that hold `q` in name, address, telephone, text or note, where it is given. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { state, q, limit, offset } = readBody(query, request.query);
  const inquiries = request.scope.resolve(INQUIRIES);
  const [messages, count] = await inquiries.listAndCountFurnitureMessages(
    { ...FILTERS[state], ...(q && { id: await inquiries.idsOf("messages", q) }) },
    { take: limit, skip: offset, order: inTurn("created_at", state === "open") },
  );
  response.json({ messages, count, limit, offset });
}
