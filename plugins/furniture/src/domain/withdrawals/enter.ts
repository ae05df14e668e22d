import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { INQUIRY_BOUNDS, kindName } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { INQUIRIES } from "../../modules/inquiries";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import { momentOf, receivedOn } from "../order-lifecycle/received-day";
import { buyerOf, nameOf } from "../orders/address";
import { type OrderDocument, orderDocument } from "../orders/order-document";
import { withOrder } from "../orders/order-lock";
import { followUp, queueWithdrawalMails } from "./confirm";

/** A withdrawal that came by letter, e-mail or telephone: any clear declaration is one (§ 355 Abs. 1 BGB). */
export const enteredBody = z.strictObject({
  received_on: receivedOn,
  /** Numbers of the pieces that are meant, "1046.2", and ids of lines of ordinary goods; left out where it is the whole order. */
  pieces: z
    .array(z.string().max(100))
    .min(1, "Nenne wenigstens ein Stück, oder die ganze Bestellung")
    .max(100)
    .optional(),
  text: z.string().trim().max(INQUIRY_BOUNDS.text, `Höchstens ${INQUIRY_BOUNDS.text} Zeichen`).optional(),
});

/**
 * Keeps a withdrawal that staff enter for an order, as if it had been declared in the shop on that day; the customer gets the
 * receipt. Throws a {@link Refusal} that names the field, a conflict where the same is open already, and the not-found one of the order.
 */
export async function enterWithdrawal(
  container: MedusaContainer,
  orderId: string,
  { received_on, pieces, text }: z.infer<typeof enteredBody>,
  by: string,
): Promise<void> {
  await withOrder(container, orderId, async () => {
    const order = await orderDocument(container, orderId);
    if (!order.email)
      throw Refusal.single(
        "",
        "Wer hier bestellt hat, ist vergessen: Zu wem gehört der Widerruf?",
        "no_customer",
      );
    const kept = await container.resolve(INQUIRIES).enterWithdrawal({
      order_id: order.id,
      name: nameOf(buyerOf(order)) || order.email,
      email: order.email,
      order_number: order.number,
      language: order.language,
      ...declaredOf(order, pieces),
      text: text || null,
      confirmed_at: momentOf(received_on, order.placedAt) ?? new Date(),
      entered_by: by,
    });
    if (!kept)
      throw Refusal.conflict("", "Dieser Widerruf ist schon eingetragen und noch offen.", "already_entered");
    await followUp(container, () => queueWithdrawalMails(container, kept));
  });
}

type Ordered = Pick<OrderDocument, "lines" | "ordinary" | "number" | "language">;

/** How much of an order is withdrawn from, in the words of its receipt. Throws a {@link Refusal} for what the order has not. */
export function declaredOf(
  order: Ordered,
  pieces: readonly string[] | undefined,
): Pick<WithdrawalRow, "scope" | "pieces"> {
  const { lines, ordinary } = order;
  const whole = [...lines.map(({ number }) => number), ...ordinary.lines.map(({ id }) => id)];
  if (!pieces || whole.every((one) => pieces.includes(one))) return { scope: "all", pieces: null };
  return { scope: "some", pieces: pieces.map((one) => pieceOf(order, one)).join("\n") };
}

function pieceOf({ lines, ordinary, number, language }: Ordered, wished: string): string {
  const goods = ordinary.lines.find(({ id }) => id === wished);
  if (goods) return goods.quantity > 1 ? `${goods.quantity} × ${goods.title}` : goods.title;
  const line = lines.find((one) => one.number === wished);
  if (!line)
    throw Refusal.single("pieces", `Die Bestellung ${number} hat kein Stück ${wished}.`, "no_such_piece");
  return `${line.number} ${kindName(line.kind, language)}`;
}
