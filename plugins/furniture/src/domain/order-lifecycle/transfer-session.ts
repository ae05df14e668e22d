import type { MedusaContainer, PaymentSessionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";

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
