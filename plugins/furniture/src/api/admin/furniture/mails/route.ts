import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { MAILS } from "../../../../modules/mails";
import { MAIL_STATUSES, MAIL_TEMPLATES } from "../../../../modules/mails/mail";

const query = z.object({
  status: z.enum(MAIL_STATUSES).optional(),
  template: z.enum(MAIL_TEMPLATES).optional(),
  order_id: z.string().max(100).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** Of each mail what a list needs: neither its facts nor the mail as it left. */
const SHOWN = [
  "id",
  "key",
  "template",
  "recipient",
  "order_id",
  "cart_id",
  "language",
  "status",
  "attempts",
  "next_attempt_at",
  "locked_until",
  "give_up_at",
  "last_error",
  "message_id",
  "sent_at",
  "created_at",
  "updated_at",
] as const;

/** The outbox, newest mails first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { offset, limit, ...filters } = readBody(query, request.query);
  const [mails, count] = await request.scope.resolve(MAILS).listAndCountFurnitureMails(filters, {
    select: [...SHOWN],
    skip: offset,
    take: limit,
    order: { created_at: "DESC", id: "DESC" },
  });
  response.json({ mails, count, offset, limit });
}
