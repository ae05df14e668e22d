import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { paging } from "../../../../core/staff/staff-name";
import { INQUIRIES } from "../../../../modules/inquiries";

const FILTERS = {
  open: { spam: false, answered_at: null },
  answered: { spam: false, answered_at: { $ne: null } },
  spam: { spam: true },
  all: {},
};

const query = z.strictObject({
  ...paging,
  state: z.enum(["open", "answered", "spam", "all"]).default("open"),
});

/** Messages by state, newest first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { state, limit, offset } = readBody(query, request.query);
  const [messages, count] = await request.scope
    .resolve(INQUIRIES)
    .listAndCountFurnitureMessages(FILTERS[state], {
      take: limit,
      skip: offset,
      order: { created_at: "DESC" },
    });
  response.json({ messages, count, limit, offset });
}
