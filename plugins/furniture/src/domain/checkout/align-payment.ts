import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, decorateCartTotals, Modules } from "@medusajs/framework/utils";
import { LOCALES } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { textsIn } from "../../language/texts";
import { deleteSessions, fits, type PaymentCollection } from "../cart/payments";
import { type CartState, isOrdinaryAlone } from "../cart/state";
import { storedCart } from "../cart/stored-cart";
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

/**
 * The last check before a shopper is sent to pay: what Medusa would make the order cost is what the shop says. The cart must
 * have been settled. Throws a {@link Refusal}, and tells the log what differs.
 */
export async function assertBooked(
  container: MedusaContainer,
  { cart: { id }, total: wanted }: Pick<CartState, "cart" | "total">,
  language: Language,
): Promise<void> {
  const { cart } = await storedCart(container, id);
  const total = bookedTotal(cart);
  if (inCents(total) === inCents(wanted)) return;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  logger.error(`The cart ${id} is not sent to pay: Medusa counts ${total}, the shop ${wanted}`);
  throw Refusal.single("total", textsIn(language).refusals.cart.total_differs, "total_differs");
}

/**
 * Throws a {@link Refusal} when a cart has become dearer than it was booked before, because a promotion ended or is taken: a
 * shopper who presses the button again has been told.
 * @param before what it was booked at, EUR
 */
export function assertNotDearer(
  { total }: Pick<CartState, "total">,
  before: number,
  language: Language,
): void {
  if (inCents(total) <= inCents(before)) return;
  const { currency } = market();
  const format = new Intl.NumberFormat(LOCALES[language], { style: "currency", currency });
  const message = textsIn(language).refusals.cart.total_changed(format.format(before), format.format(total));
  throw Refusal.single("total", message, "total_changed");
}

/** What Medusa counts a stored cart at, EUR. */
export function bookedTotal(cart: CartDTO): number {
  const counted = decorateCartTotals(structuredClone(cart) as Parameters<typeof decorateCartTotals>[0]);
  return Number(counted.total);
}

const inCents = (amount: number): number => Math.round(amount * 100);
