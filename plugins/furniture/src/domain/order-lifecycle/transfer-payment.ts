import type { MedusaContainer, PaymentSessionDTO } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";
import { ORDERS } from "../../modules/orders";
import { offeredPayment, openPages } from "../../modules/orders/reservations";
import { closeOpenPages } from "./payment-link";

/** What an order is to be paid by. */
export interface Collection {
  id: string;
  /** EUR. */
  amount: number;
}

/** A payment session for a transfer over the whole of a collection, not authorised yet. */
export function createTransferSession(
  container: MedusaContainer,
  { id, amount }: Collection,
): Promise<PaymentSessionDTO> {
  const { paymentProviders, currency } = market();
  return container.resolve(Modules.PAYMENT).createPaymentSession(id, {
    provider_id: paymentProviders.transfer,
    amount,
    currency_code: currency,
    data: {},
    context: {},
  });
}

/**
 * The payment that stands for a transfer of what a payment link is about, not captured yet: it is put in the place of the card payment
 * that the link has opened, whose page is closed. Repeatable. The caller holds the order.
 * @param amount EUR
 * @returns undefined where the newest collection of the order is about another sum
 * Throws a {@link Refusal} while it is being paid online.
 */
export async function transferInPlaceOfPage(
  container: MedusaContainer,
  orderId: string,
  amount: number,
): Promise<{ id: string } | undefined> {
  const orders = container.resolve(ORDERS);
  const provider = market().paymentProviders.transfer;
  const offered = await offeredPayment(orders.run, orderId, provider);
  if (offered?.amount !== amount) return undefined;
  await closeOpenPages(container, orderId);
  if (offered.payment_id) return { id: offered.payment_id };
  const payments = container.resolve(Modules.PAYMENT);
  // What a crash has left of an earlier attempt.
  for (const id of await openPages(orders.run, orderId, provider)) await payments.deletePaymentSession(id);
  const session = await createTransferSession(container, { id: offered.collection_id, amount });
  const payment = await payments.authorizePaymentSession(session.id, {});
  if (payment) return payment;
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    `The transfer of order ${orderId} has no payment`,
  );
}
