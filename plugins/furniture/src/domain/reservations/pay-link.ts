import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { type Language, languageOf } from "../../language/language";
import { textsIn } from "../../language/texts";
import { ORDERS } from "../../modules/orders";
import {
  linkOfCollection,
  openCollection,
  type Reservation,
  reservations,
} from "../../modules/orders/reservations";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { isUsable, noPaymentPage, openPage, whyOpen } from "../cart/payments";
import { offeredItems } from "../checkout/charged-items";
import { type OrderStanding, orderStanding } from "../order-change/plan";
import { linkAddress } from "../order-lifecycle/payment-link";
import { acceptFreeOffer } from "../order-lifecycle/settle-later";
import { orderBill } from "../orders/order-bill";
import { withOrder } from "../orders/order-lock";

/** What a customer sees behind a payment link. Amounts in whole EUR. */
export interface LinkView {
  state: "payable" | "paid" | "withdrawn";
  number: string;
  /** For reading the order's bill, which the link permits. */
  order_id: string;
  amount: number;
  delivery_cost: number;
  /** What is paid: a reservation that becomes an order, or what a changed order costs more. */
  purpose: "offer" | "difference";
  /** It may be transferred as well, with the order's number as the purpose. */
  may_transfer: boolean;
  /** The last day on which it can be paid, YYYY-MM-DD on the workshop's clock. */
  expires_on: string;
}

/**
 * `token` may be the id of a payment collection as well: with it Medusa's admin copies the address of a payment. Throws a not-found
 * {@link Refusal} for a token the shop never gave out.
 */
export async function viewLink(container: MedusaContainer, token: string): Promise<LinkView> {
  return (await findLink(container, token)).view;
}

/**
 * Opens the payment page of a link: the one that is still open, or a fresh one. Returns its address; that of the link itself for an
 * offer of 0 EUR, which is an order from then on. Throws a {@link Refusal} when the order is paid, the offer withdrawn, or a payment under way.
 */
export async function openPaymentPage(
  container: MedusaContainer,
  token: string,
  { locale, return_origin }: { locale: string; return_origin?: string },
): Promise<string> {
  const { orderId } = await findLink(container, token);
  return withOrder(container, orderId, async () => {
    const { view, email, link } = await findLink(container, token);
    const language = languageOf(locale);
    if (view.state !== "payable")
      throw Refusal.single("", textsIn(language).refusals.link[view.state], `link_${view.state}`);
    if (view.purpose === "offer" && view.amount === 0) {
      await acceptFreeOffer(container, orderId);
      return linkAddress(return_origin ?? (await shopDetails(container)).storefrontUrl, link);
    }
    const collection = await openCollection(container.resolve(ORDERS).run, orderId);
    if (!collection || collection.amount !== view.amount) {
      throw Refusal.single("", textsIn(language).refusals.link.withdrawn, "link_withdrawn");
    }
    const items =
      view.purpose === "offer" ? offeredItems(await orderBill(container, orderId, language), language) : [];
    const page = { link, locale: language, email, return_origin, items };
    return sessionAddress(container, collection, language, page);
  });
}

interface Found {
  view: LinkView;
  /** Its token. */
  link: string;
  orderId: string;
  email: string;
}

async function findLink(container: MedusaContainer, token: string): Promise<Found> {
  const orders = container.resolve(ORDERS);
  const of = token.startsWith("pay_col_")
    ? { id: (await linkOfCollection(orders.run, token)) ?? "" }
    : { token };
  const [link] = await orders.listFurniturePaymentLinks(of, { take: 1 });
  if (!link) throw unknown();
  const { order_id: orderId } = link;
  const expires_on = shopDay(new Date(link.expires_at));
  if (link.order_version !== null) {
    const order = await orderStanding(container, orderId);
    const state = differenceState(order, link);
    const { number, email } = order;
    const view = { state, number, order_id: orderId, ...sumsOf(link), expires_on } as const;
    return {
      view: { ...view, purpose: "difference", may_transfer: false },
      link: link.token,
      orderId,
      email,
    };
  }
  const [reservation] = await reservations(orders.run, orderId);
  if (!reservation) throw unknown();
  const { number, email, may_transfer } = reservation;
  const state = stateOf(reservation, link);
  const offers = { order_id: orderId, order_version: null };
  // The last offer is the one that was paid; an earlier one was over another sum.
  const [last = link] =
    state === "paid"
      ? await orders.listFurniturePaymentLinks(offers, { take: 1, order: { created_at: "DESC" } })
      : [];
  const view = { state, number, order_id: orderId, ...sumsOf(last), expires_on } as const;
  return { view: { ...view, purpose: "offer", may_transfer }, link: link.token, orderId, email };
}

const sumsOf = ({ amount, delivery_cost }: Pick<LinkView, "amount" | "delivery_cost">) => ({
  amount,
  delivery_cost,
});

function unknown(): Refusal {
  return Refusal.notFound("There is no such payment link");
}

interface LinkTimes {
  withdrawn_at: Date | null;
  expires_at: Date;
}

function stateOf({ state }: Reservation, link: LinkTimes): LinkView["state"] {
  if (state === "paid") return "paid";
  return state === "cancelled" || isOver(link) ? "withdrawn" : "payable";
}

/** A difference is paid once nothing of the order is outstanding any more. */
function differenceState(
  { cancelled, outstanding }: OrderStanding,
  link: LinkTimes & { amount: number },
): LinkView["state"] {
  if (cancelled || link.withdrawn_at) return "withdrawn";
  if (outstanding <= 0) return "paid";
  return isOver(link) || outstanding !== link.amount ? "withdrawn" : "payable";
}

function isOver({ withdrawn_at, expires_at }: LinkTimes): boolean {
  return withdrawn_at !== null || new Date(expires_at) <= new Date();
}

/**
 * Medusa's own workflow would ask whether the region takes cards: abroad it does not, because there the card only pays
 * what staff have offered. So the payment module is asked itself.
 */
async function sessionAddress(
  container: MedusaContainer,
  collection: { id: string; amount: number },
  language: Language,
  data: Record<string, unknown>,
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT);
  const sessions = await payments.listPaymentSessions({ payment_collection_id: collection.id });
  const open = sessions.find(
    (session) =>
      Number(session.amount) === collection.amount &&
      session.data?.return_origin === data.return_origin &&
      isUsable(session),
  );
  if (open && typeof open.data?.url === "string") return open.data.url;
  for (const { id } of sessions) {
    await payments.deletePaymentSession(id).catch((error: unknown) => {
      const code = whyOpen(error);
      throw Refusal.single("payment", textsIn(language).refusals.link[code], code);
    });
  }
  const { paymentProviders, currency } = market();
  const wish = {
    provider_id: paymentProviders.card,
    amount: collection.amount,
    currency_code: currency,
    data,
  };
  const session = await openPage(container, collection.id, wish, language);
  if (typeof session.data?.url === "string") return session.data.url;
  throw noPaymentPage(language);
}
