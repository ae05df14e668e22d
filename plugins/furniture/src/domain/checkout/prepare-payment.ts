import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import { CART_TERMS } from "../../modules/cart-terms";
import { PLANKS } from "../../modules/planks";
import {
  deleteSessions,
  isUsable,
  noPaymentPage,
  openPage,
  type PayBy,
  type PaymentCollection,
  type PaymentSession,
  paymentCollectionOf,
} from "../cart/payments";
import type { CartState } from "../cart/state";
import { regionsOf } from "../regions/regions";
import { type ChargedItem, chargedItems } from "./charged-items";

/** What preparing the payment of a cart needs to know of it. Plain data, as it goes from step to step. */
export interface Due {
  cart_id: string;
  region_id: string;
  currency_code: string;
  email: string | undefined;
  pay_by: PayBy;
  language: Language;
  /** The storefront's origin that the shopper comes back to, where it has several. */
  return_origin?: string;
  /** EUR. */
  total: number;
  items: ChargedItem[];
  collection: PaymentCollection | null;
}

/** Told in the language of the click, which the cart may not know yet. */
export function dueOf(state: CartState, language: Language): Due {
  const { cart, payBy, total, collection } = state;
  return {
    cart_id: cart.id,
    region_id: cart.region_id ?? "",
    currency_code: cart.currency_code,
    email: cart.email ?? undefined,
    pay_by: payBy,
    language,
    total,
    items: chargedItems(state, language),
    collection,
  };
}

/** Where the shopper goes from here: to the payment page, or on to the order. */
export type NextStep = { next: "redirect"; url: string } | { next: "complete" };

/** Prepares the payment of a cart that may be ordered. Throws a {@link Refusal} when the way of paying is not to be had. */
export async function preparePayment(container: MedusaContainer, due: Due): Promise<NextStep> {
  if (due.pay_by === "free") return { next: "complete" };
  const collection = await ensureCollection(container, due);
  if (due.pay_by !== "card") {
    await ensureSession(container, due, collection, market().paymentProviders.transfer, {});
    return { next: "complete" };
  }
  const { cart_id, email, language, return_origin, items } = due;
  const data = { locale: language, cart_id, email, return_origin, items };
  const session = await ensureSession(container, due, collection, market().paymentProviders.card, data);
  const url = session.data?.url;
  if (typeof url !== "string") throw noPaymentPage(language);
  return { next: "redirect", url };
}

/** The payment collection of a cart over its total, made when there is none. */
async function ensureCollection(
  container: MedusaContainer,
  { cart_id, currency_code, total, collection }: Due,
): Promise<PaymentCollection> {
  if (collection) return collection;
  const created = await container
    .resolve(Modules.PAYMENT)
    .createPaymentCollections({ currency_code, amount: total });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.CART]: { cart_id },
    [Modules.PAYMENT]: { payment_collection_id: created.id },
  });
  return { id: created.id, amount: total, payment_sessions: [] };
}

/**
 * Prepares a payment with a provider, unless one that can still be used is there: a double click pays once. What Medusa's own
 * workflow does, without reading again what is known: one prepared payment a cart, by a provider that is enabled in its region.
 */
async function ensureSession(
  container: MedusaContainer,
  { region_id, currency_code, language, pay_by }: Due,
  collection: PaymentCollection,
  providerId: string,
  data: Record<string, unknown>,
): Promise<PaymentSession> {
  const { providers } = await regionsOf(container);
  if (!providers.get(region_id)?.has(providerId)) {
    const { payment_not_offered, reservation_not_offered } = textsIn(language).refusals.payment;
    const message = pay_by === "reservation" ? reservation_not_offered : payment_not_offered;
    throw Refusal.single("payment", message, "payment_not_offered");
  }
  const usable = collection.payment_sessions.find(
    (session) => session.provider_id === providerId && isUsable(session) && isSamePage(session, data),
  );
  if (usable) return usable;
  await deleteSessions(container, collection.payment_sessions, language);
  const { id, amount } = collection;
  return openPage(container, id, { provider_id: providerId, amount, currency_code, data }, language);
}

/** Another piece for the same price is another page to pay on: it names what is charged. So is one that leads back to another host. */
function isSamePage({ data: prepared }: PaymentSession, data: Record<string, unknown>): boolean {
  if (prepared?.return_origin !== data.return_origin) return false;
  // The database writes the fields of an object in an order of its own.
  return isDeepStrictEqual(prepared?.items, data.items);
}

const DEAD = ["canceled", "error"];

/**
 * A payment could not be prepared: planks and voucher of the cart are free again. Not while an earlier payment page may
 * still be open, whose shopper can pay at any moment.
 */
export async function releaseClaims(container: MedusaContainer, cartId: string): Promise<void> {
  const collection = await paymentCollectionOf(container, cartId);
  if (collection?.payment_sessions.some(({ status }) => !DEAD.includes(status))) return;
  await container.resolve(PLANKS).releaseHolds(cartId);
  await container.resolve(CART_TERMS).releaseVouchers(cartId);
}
