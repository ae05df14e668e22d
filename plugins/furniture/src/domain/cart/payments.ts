import type { CartDTO, MedusaContainer, PaymentSessionDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import type { CartMoney } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { textsIn } from "../../language/texts";
import type { CartTerms } from "../../modules/cart-terms/terms";

export type PaymentSession = Pick<
  PaymentSessionDTO,
  "id" | "provider_id" | "status" | "amount" | "data" | "created_at"
>;

export interface PaymentCollection {
  id: string;
  amount: number;
  payment_sessions: PaymentSession[];
}

/** A card pays for card orders and nothing else does; transfers and reservations are promises that another provider keeps. */
export function fits(providerId: string, payBy: PayBy): boolean {
  const { card, transfer } = market().paymentProviders;
  return providerId === (payBy === "card" ? card : transfer);
}

export async function paymentCollectionOf(
  container: MedusaContainer,
  cartId: string,
): Promise<PaymentCollection | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: [
      "id",
      "payment_collection.id",
      "payment_collection.amount",
      "payment_collection.payment_sessions.*",
    ],
    filters: { id: cartId },
  });
  const collection = data[0]?.payment_collection;
  if (!collection) return undefined;
  const sessions: (PaymentSession | null)[] = collection.payment_sessions ?? [];
  return {
    id: collection.id,
    amount: Number(collection.amount),
    payment_sessions: sessions.filter((session) => session !== null),
  };
}

/** Withdraws every prepared payment of a cart. Refused when one of them has just been made. */
export async function withdrawPayments(
  container: MedusaContainer,
  { cart, collection }: { cart: Pick<CartDTO, "locale">; collection: PaymentCollection | null },
): Promise<void> {
  await deleteSessions(container, collection?.payment_sessions ?? [], languageOf(cart.locale));
}

/**
 * Withdraws prepared payments. A provider refuses that for a payment that has just been made, and cannot where it is not reached: then
 * the page is still open. Either way the change is refused too, and the cart keeps the contents that can be paid.
 */
export async function deleteSessions(
  container: MedusaContainer,
  sessions: readonly PaymentSession[],
  language: Language,
): Promise<void> {
  for (const { id } of sessions) {
    try {
      await container.resolve(Modules.PAYMENT).deletePaymentSession(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.warn(`The payment session ${id} could not be withdrawn: ${reason}`);
      const code = whyOpen(error);
      throw Refusal.single("payment", textsIn(language).refusals.payment[code], code);
    }
  }
}

/** Why a payment page could not be closed: it is being paid, or the provider did not say. */
export function whyOpen(error: unknown): "payment_underway" | "payment_page_open" {
  return Object(error).type === MedusaError.Types.NOT_ALLOWED ? "payment_underway" : "payment_page_open";
}

/** Prepares a payment. Throws a {@link Refusal} where its provider fails. */
export async function openPage(
  container: MedusaContainer,
  collectionId: string,
  session: { provider_id: string; amount: number; currency_code: string; data: Record<string, unknown> },
  language: Language,
): Promise<PaymentSession> {
  try {
    return await container
      .resolve(Modules.PAYMENT)
      .createPaymentSession(collectionId, { ...session, context: {} });
  } catch (error) {
    if (Object(error).type !== MedusaError.Types.UNEXPECTED_STATE) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The payment collection ${collectionId} got no payment page: ${reason}`);
    throw noPaymentPage(language);
  }
}

/** The provider has given no address where the shopper pays. */
export function noPaymentPage(language: Language): Refusal {
  return Refusal.single("payment", textsIn(language).refusals.payment.no_payment_page, "no_payment_page");
}

/** Seconds a hosted payment page has to stay open at least for a shopper to be sent there again. */
export const SHORTEST_REST = 120;

export function isUsable({ status, data }: Pick<PaymentSession, "status" | "data">): boolean {
  if (status !== "pending" && status !== "requires_more") return false;
  const expiry = data?.expires_at;
  return typeof expiry !== "number" || expiry - Date.now() / 1000 > SHORTEST_REST;
}

/** How long an order by transfer or a reservation may take from its button to the order, milliseconds. */
const PROMISE = 30 * 60_000;
const ALIVE = ["pending", "requires_more", "authorized", "captured"];

/**
 * Whether the shopper has pressed the button of the order and may still pay what it said: the cart keeps its prices
 * until the payment page expires or the cart is changed.
 * @param rest seconds the page has to stay open at least
 */
export function isAgreed({ collection }: { collection: PaymentCollection | null }, rest = 0): boolean {
  const until = Date.now() + rest * 1000;
  const holds = (session: PaymentSession) => ALIVE.includes(session.status) && endOf(session) > until;
  return Boolean(collection?.payment_sessions.some(holds));
}

function endOf({ provider_id, data, created_at }: PaymentSession): number {
  if (provider_id !== market().paymentProviders.card) return new Date(created_at).getTime() + PROMISE;
  return typeof data?.expires_at === "number" ? data.expires_at * 1000 : Number.POSITIVE_INFINITY;
}

/** How an order is paid: `reservation` not yet, `free` not at all. */
export type PayBy = "card" | "bank_transfer" | "reservation" | "free";

/**
 * Outside Germany nothing is paid yet; a total of 0 needs no payment; a transfer replaces the card for shoppers who have the
 * bank-transfer voucher, or has chosen it while the shop offers it.
 */
export function payBy(
  terms: Pick<CartTerms, "outside_germany">,
  money: Pick<CartMoney, "lines" | "total">,
  transfer: boolean,
): PayBy {
  if (terms.outside_germany) return "reservation";
  if (money.lines.length > 0 && money.total === 0) return "free";
  return transfer ? "bank_transfer" : "card";
}

/**
 * How long what a shopper is paying for is kept from others, minutes: planks and vouchers alike.
 *
 * Shoppers are promised 30 minutes. Stripe closes a payment page no earlier than 30 minutes after it was opened, the
 * payment provider asks for 31 (`LIFE_SECONDS` in `checkout-session/parameters.ts`), and a page is opened right after
 * the hold was taken or renewed. The remaining four minutes cover a payment confirmed in the last second and its
 * webhook. So this must stay longer than the life of a payment page.
 */
const HOLD_MINUTES = 35;

/** When a hold that is taken now is over. */
export function holdUntil(now: Date = new Date()): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000);
}
