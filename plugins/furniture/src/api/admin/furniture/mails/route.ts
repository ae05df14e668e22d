import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../core/refusal/read-body";
import { containing } from "../../../../core/spellings";
import { namedField } from "../../../../core/staff/list-query";
import { MAILS } from "../../../../modules/mails";
import { MAIL_STATUSES, MAIL_TEMPLATES } from "../../../../modules/mails/mail";
import { ORDERS } from "../../../../modules/orders";
import { ordersNamed } from "../../../../modules/workshop/order-search";

const query = z.object({
  status: z.enum(MAIL_STATUSES).optional(),
  template: z.enum(MAIL_TEMPLATES).optional(),
  order_id: z.string().max(100).optional(),
  q: namedField,
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

/** The outbox, newest mails first; of those to an address or about an order that `q` names, where it is given. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { q, offset, limit, ...filters } = readBody(query, request.query);
  const found = q ? await about(request, q) : {};
  const [mails, count] = await request.scope
    .resolve(MAILS)
    .listAndCountFurnitureMails(
      { ...filters, ...found },
      { select: [...SHOWN], skip: offset, take: limit, order: { created_at: "DESC", id: "DESC" } },
    );
  response.json({ mails, count, offset, limit });
}

/** The condition that a mail goes to an address that holds the text, or is about an order that it names. */
async function about({ scope }: MedusaRequest, text: string) {
  const named = ordersNamed(text);
  const orders = await scope.resolve(ORDERS).run<{ id: string }>(named.sql, named.values);
  return { $or: [{ recipient: { $ilike: containing(text) } }, { order_id: orders.map(({ id }) => id) }] };
}
