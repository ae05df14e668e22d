import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { type Collection, createTransferSession } from "./transfer-session";

/**
 * The failed debit makes room for a transfer. Its payment page goes first: the payment provider refuses that, and so the booking,
 * where it knows the debit to be undecided or paid. A crash after that leaves an order whose transfer can be booked still.
 * Throws a {@link Refusal}.
 */
export async function becomeTransferOrder(
  container: MedusaContainer,
  orderId: string,
  collection: Collection | undefined,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const debits = collection
    ? await payments.listPaymentSessions({ payment_collection_id: collection.id })
    : [];
  for (const { id } of debits) {
    await payments.deletePaymentSession(id).catch(() => {
      throw Refusal.single("", UNDECIDED, "no_transfer");
    });
  }
  await container.resolve(Modules.ORDER).updateOrders(orderId, { metadata: { pay_by: "bank_transfer" } });
}

/**
 * The payment that a transfer is booked on, over all that the order costs, where the order has none: after a debit, or a booking that a
 * crash has interrupted. undefined for an order that is not recorded yet.
 */
export async function transferOfPlaced(
  container: MedusaContainer,
  orderId: string,
  collection: Collection | undefined,
): Promise<{ id: string } | undefined> {
  if (!collection) return undefined;
  if (!(await container.resolve(ORDERS).isRecorded(orderId))) return undefined;
  const payments = container.resolve(Modules.PAYMENT);
  const [begun] = await payments.listPaymentSessions({ payment_collection_id: collection.id });
  const session = begun ?? (await createTransferSession(container, collection));
  return (await payments.authorizePaymentSession(session.id, {})) ?? undefined;
}

const UNDECIDED = "Die Lastschrift ist noch nicht zu Ende. Vergleiche sie mit Stripe.";
