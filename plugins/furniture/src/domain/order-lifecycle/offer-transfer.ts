import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { offeredPayment, openPages, reservations } from "../../modules/orders/reservations";
import { closeOpenPages } from "./close-pages";
import { createTransferSession } from "./transfer-session";

/**
 * The payment that stands for the transfer of an offer, not captured yet: it is put in the place of the card payment that the
 * offer has opened, whose page is closed. Repeatable. The caller holds the order. Throws a {@link Refusal} before the offer, after its
 * payment, and while it is being paid online.
 */
export async function transferOfOffer(container: MedusaContainer, orderId: string): Promise<{ id: string }> {
  const orders = container.resolve(ORDERS);
  const provider = market().paymentProviders.transfer;
  const [reservation] = await orders.ask((run) => reservations(run, orderId));
  if (reservation?.state === "paid") throw Refusal.single("", PAID, "already_paid");
  const offered = await orders.ask((run) => offeredPayment(run, orderId, provider));
  if (reservation?.delivery_cost == null || offered?.amount !== reservation.total)
    throw Refusal.single("", NOT_OFFERED, "not_offered");
  await closeOpenPages(container, orderId);
  if (offered.payment_id) return { id: offered.payment_id };
  const payments = container.resolve(Modules.PAYMENT);
  // What a crash has left of an earlier attempt.
  for (const id of await orders.ask((run) => openPages(run, orderId, provider)))
    await payments.deletePaymentSession(id);
  const { collection_id: id, amount } = offered;
  const session = await createTransferSession(container, { id, amount });
  const payment = await payments.authorizePaymentSession(session.id, {});
  if (payment) return payment;
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    `The transfer of order ${orderId} has no payment`,
  );
}

const PAID = "Die Zahlung ist schon vermerkt.";
const NOT_OFFERED = "Dieser Reservierung fehlt noch das Angebot: Mach es unter „Reservierungen“.";
