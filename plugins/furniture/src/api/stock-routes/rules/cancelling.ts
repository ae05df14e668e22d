import { market } from "../../../core/options/market";
import { Refusal } from "../../../core/refusal/refusal";
import { inCurrency } from "../../../domain/mails/words/formats";
import { ORDERS } from "../../../modules/orders";
import { keptOf } from "../../../modules/orders/versions";
import type { Asked } from "./asked";

/**
 * An order paid by transfer is cancelled after staff have transferred its money back. The shop has no access to the bank account: Medusa would
 * enter a refund that was never made, and the customer would get a mail about it.
 */
export async function assertTransferGivenBack({ container, params }: Asked): Promise<void> {
  const kept = await keptOf(container.resolve(ORDERS).run, params.id ?? "");
  const transferred = kept
    .filter(({ provider_id }) => provider_id === market().paymentProviders.transfer)
    .reduce((sum, one) => sum + one.kept, 0);
  if (transferred <= 0) return;
  const message = `Diese Bestellung ist mit einer Überweisung bezahlt, und die kann der Shop nicht zurückschicken. Überweise dem Kunden ${inCurrency(transferred, "de")}, trage sie bei der Zahlung als Erstattung ein, und storniere die Bestellung dann.`;
  throw Refusal.single("", message, "transfer_kept");
}
