import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { languageOf } from "../../core/language";
import { deleteSessions, fits, type PaymentCollection } from "../cart/payments";
import { type CartState, isOrdinaryAlone } from "../cart/state";
import { orderDataOf, orderIssues } from "./order-issues";

/**
 * After a change of the cart: a prepared payment survives only if it is for the same amount, of a kind the cart may
 * still be paid with, and the order could still be placed. Otherwise a shopper could pay for an order that is then
 * refused. Returns the cart's payments afterwards.
 */
export async function alignPayment(
  container: MedusaContainer,
  state: CartState,
): Promise<PaymentCollection | null> {
  const { collection } = state;
  if (!collection) return null;
  const sameAmount = collection.amount === state.total;
  const stale = collection.payment_sessions.filter(
    (session) => !sameAmount || !maySurvive(state, session.provider_id),
  );
  await deleteSessions(container, stale, languageOf(state.cart.locale));
  if (!sameAmount) {
    await container.resolve(Modules.PAYMENT).updatePaymentCollections(collection.id, {
      amount: state.total,
      currency_code: state.cart.currency_code,
    });
  }
  return {
    ...collection,
    amount: state.total,
    payment_sessions: collection.payment_sessions.filter((session) => !stale.includes(session)),
  };
}

/** Ordinary goods alone are paid as staff have set Medusa up, and ordered by Medusa's own rules. */
function maySurvive(state: CartState, providerId: string): boolean {
  if (isOrdinaryAlone(state)) return true;
  const issues = orderIssues(orderDataOf(state), languageOf(state.cart.locale));
  return issues.length === 0 && fits(providerId, state.payBy);
}
