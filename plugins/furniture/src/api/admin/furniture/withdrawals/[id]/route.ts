import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../../core/refusal/read-body";
import { Refusal } from "../../../../../core/refusal/refusal";
import { staffName } from "../../../../../core/staff/staff-name";
import { keepNote, noteFields } from "../../../../../domain/messages/messages";
import { withdrawalSheet } from "../../../../../domain/withdrawals/withdrawal-sheet";
import { INQUIRIES } from "../../../../../modules/inquiries";

const change = z.strictObject({
  handled: z.boolean().optional(),
  ...noteFields,
  /** Links the order that is meant; null takes the link away. */
  order_id: z.string().min(1).max(100).nullable().optional(),
  /** The order that its writer saw linked: a colleague's link is not replaced unseen. */
  order_id_seen: z.string().max(100).nullable().optional(),
  spam: z.literal(false).optional(),
});

/** A withdrawal with the order it means and, line by line, whether there is a right to it. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ withdrawal: await withdrawalSheet(request.scope, request.params.id ?? "") });
}

/** Marks a withdrawal as handled or open, links its order, keeps a note, clears a suspicion of spam. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { handled, note, note_seen, order_id, order_id_seen, ...fields } = readBody(change, request.body);
  const sheet = await withdrawalSheet(request.scope, request.params.id ?? "");
  const { id } = sheet;
  if (order_id) await assertOrder(request, order_id);
  await keepNote(request.scope, "withdrawal", sheet, { note, note_seen });
  const inquiries = request.scope.resolve(INQUIRIES);
  if (order_id !== undefined) {
    const seen = order_id_seen === undefined ? sheet.order_id : order_id_seen;
    if (!(await inquiries.relinkWithdrawal(id, { orderId: order_id, seen }))) throw relinked();
  }
  if (Object.keys(fields).length > 0) await inquiries.updateFurnitureWithdrawals({ id, ...fields });
  if (handled !== undefined) {
    await inquiries.close("withdrawal", id, handled ? await staffName(request) : null);
  }
  response.json({ withdrawal: await withdrawalSheet(request.scope, id) });
}

const relinked = () =>
  Refusal.conflict(
    "order_id",
    "Inzwischen ist eine andere Bestellung verknüpft oder keine.",
    "order_relinked",
  );

async function assertOrder({ scope }: MedusaRequest, orderId: string): Promise<void> {
  const [order] = await scope.resolve(Modules.ORDER).listOrders({ id: [orderId] }, { take: 1 });
  if (!order) throw Refusal.single("order_id", `There is no order ${orderId}`, "order_unknown");
}
