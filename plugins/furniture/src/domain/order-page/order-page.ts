import type { MedusaContainer } from "@medusajs/framework/types";
import { hasInvoiceAddress } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { ORDERS } from "../../modules/orders";
import { orderOfPage } from "../../modules/orders/order-pages";
import { isFullyRefunded } from "../../modules/orders/order-queries";
import type { OrderRecord } from "../../modules/orders/order-record";
import { type Reservation, reservations } from "../../modules/orders/reservations";
import { isReturnUnpaid } from "../../modules/orders/returns";
import { changeLink, hasOpenWithdrawal, isPayable } from "../../modules/orders/versions";
import { owedBack } from "../order-change/settle-change";
import type { StoredAddress } from "../orders/address";
import { type Fulfilment, fulfilmentsOf, type Tracking } from "../orders/fulfilments";
import { billOf, type OrderBill } from "../orders/order-bill";
import { findOrder, type OrderDocument } from "../orders/order-document";
import { paperOfOrder, type ShownPaper, shownPapers } from "../papers/list";
import { releasedFile, type ShownPhoto, shownPhotos } from "../workshop/photos";
import {
  inWorkshop,
  type OrderProgress,
  type OrderState,
  orderState,
  type PaymentState,
  type PieceStep,
  paymentState,
  progressOf,
} from "./state";

/** An address as its page shows it: no telephone, which no mail repeats either. */
export type ShownAddress = Pick<
  StoredAddress,
  "first_name" | "last_name" | "company" | "address_1" | "address_2" | "postal_code" | "city" | "country_code"
>;

/** An order as its customer sees it, by the key that stands in each of their mails. Money in EUR. */
export interface OrderPage {
  bill: OrderBill;
  state: OrderState;
  payment: {
    state: PaymentState;
    /** What is still to be paid; 0 where nothing is, or nothing can be yet. */
    open: number;
    /** What the workshop still has to transfer back, EUR. */
    owed: number;
    /** Something came back, and its money has not gone back yet. */
    refund_due: boolean;
    /** The end of the payment link by which it is paid; null for a transfer. */
    link: string | null;
    /** The last offer for a reservation has run out, and no other was made. */
    offer_ended: boolean;
  };
  pieces: {
    line_id: string;
    number: string;
    step: PieceStep;
    withdrawable: boolean;
    /** Those that staff have released; each is loaded by its id. */
    photos: ShownPhoto[];
  }[];
  promised: OrderProgress["promised"];
  shipments: {
    shipped_at: Date | null;
    delivered_at: Date | null;
    /** Numbers of the pieces in it. */
    pieces: string[];
    tracking: Tracking[];
  }[];
  /** null where it is picked up. */
  delivery: ShownAddress | null;
  /** null where it is the delivery's. */
  billing: ShownAddress | null;
  /** Why the delivery address stays as it is; null while it can be changed. */
  address_fixed: AddressFixed | null;
  /** A withdrawal came in that the workshop has not dealt with yet. */
  withdrawn: boolean;
  message: string | null;
  vat_id: string | null;
  /** Invoices and credit notes; each is loaded by its number. */
  papers: ShownPaper[];
}

export type AddressFixed = "picked_up" | "shipped" | "ended";

/** An order with its record, and what is on its way of it. */
export interface PageOrder {
  order: OrderDocument & { record: OrderRecord };
  fulfilments: Fulfilment[];
}

/**
 * The order that a key opens. Throws one and the same not-found {@link Refusal} for a key that was never given out, that staff have
 * replaced, and for an order whose customer is forgotten.
 */
export async function orderByToken(container: MedusaContainer, token: string): Promise<PageOrder> {
  const orders = container.resolve(ORDERS);
  const orderId = await orderOfPage(orders.run, token);
  const order = orderId ? await findOrder(container, orderId) : undefined;
  if (!order?.record || !order.email) throw noSuchPage();
  return {
    order: { ...order, record: order.record },
    fulfilments: await fulfilmentsOf(container, order.id),
  };
}

/** Throws as {@link orderByToken} does. */
export async function orderPage(
  container: MedusaContainer,
  token: string,
  language: Language,
): Promise<OrderPage> {
  const found = await orderByToken(container, token);
  const { order, fulfilments } = found;
  const { id, record, lines, cancelled, outstanding } = order;
  const [{ paying, offerEnded }, workshop, withdrawn, refunded, refund_due, papers, photos] =
    await Promise.all([
      payingOf(container, order),
      inWorkshop(container, id),
      hasOpenWithdrawal(container.resolve(ORDERS).run, id),
      isFullyRefunded(container.resolve(ORDERS).run, id),
      isReturnUnpaid(container.resolve(ORDERS).run, id),
      shownPapers(container, id, language),
      shownPhotos(container, id),
    ]);
  const { steps, promised } = progressOf(order, fulfilments, workshop);
  const changed = order.versions.length > 0;
  const payment = paymentState({
    pay_by: record.pay_by,
    paid: order.paidAt !== null,
    refunded,
    offered: paying !== null,
    outstanding,
    changed,
    disputed: order.disputed !== null,
  });
  const isOpen = !cancelled && (payment === "open" || payment === "offered");
  const step = (lineId: string) => steps.get(lineId) ?? "planned";
  return {
    bill: billOf(order, language),
    state: orderState({
      cancelled,
      payment,
      changed,
      pickup: record.shipping === "pickup",
      steps: lines.map((line) => step(line.id)),
    }),
    payment: {
      state: payment,
      owed: owedBack(order).byHand,
      refund_due,
      open: isOpen ? (paying?.amount ?? Math.max(0, outstanding)) : 0,
      link: isOpen ? (paying?.token ?? null) : null,
      offer_ended: offerEnded,
    },
    pieces: lines.map(({ id, number, madeToMeasure }) => ({
      line_id: id,
      number,
      step: step(id),
      withdrawable: !madeToMeasure,
      photos: photos.get(number) ?? [],
    })),
    promised,
    shipments: fulfilments.map((one) => shipment(one, order)),
    delivery: record.shipping === "pickup" ? null : shown(order.delivery),
    billing: ownBill(order),
    address_fixed: addressFixed(found),
    withdrawn,
    message: record.message ?? null,
    vat_id: record.vat_id ?? null,
    papers,
  };
}

/** A paper of the order that a key opens. Throws as {@link orderByToken} does, for a paper of another order and an unknown number too. */
export async function paperOfPage(
  container: MedusaContainer,
  token: string,
  number: string,
): Promise<{ number: string; pdf: Buffer }> {
  const { order } = await orderByToken(container, token);
  const paper = await paperOfOrder(container, order.id, number);
  if (!paper) throw noSuchPage();
  return paper;
}

/** A released photo of the order that a key opens, WebP. Throws as {@link orderByToken} does, for any other photo too. */
export async function photoOfPage(container: MedusaContainer, token: string, id: string): Promise<Buffer> {
  const { order } = await orderByToken(container, token);
  const photo = await releasedFile(container, order.id, id);
  if (!photo) throw noSuchPage();
  return photo;
}

/** The one answer to everything that no key opens. */
function noSuchPage(): Refusal {
  return Refusal.notFound("There is no such order page");
}

/** Why the delivery address of an order can be changed no more; null while it can. */
export function addressFixed({ order, fulfilments }: PageOrder): AddressFixed | null {
  if (order.record.shipping === "pickup") return "picked_up";
  if (fulfilments.length > 0 || order.lines.some(({ shipped }) => shipped)) return "shipped";
  return order.cancelled ? "ended" : null;
}

interface Paying {
  /** The payment link that holds: over an offer, or over what a changed order costs more. */
  paying: { token: string; amount: number } | null;
  offerEnded: boolean;
}

async function payingOf(
  container: MedusaContainer,
  { id, record, outstanding }: PageOrder["order"],
): Promise<Paying> {
  const orders = container.resolve(ORDERS);
  if (record.pay_by === "reservation") {
    const [reservation] = await reservations(orders.run, id);
    return { paying: offerOf(reservation), offerEnded: isEnded(reservation) };
  }
  const link = await changeLink(orders.run, id);
  const paying = link && isPayable(link, outstanding) ? { token: link.token, amount: link.amount } : null;
  return { paying, offerEnded: false };
}

/** An offer may cost nothing: where a voucher pays for all of it, it is accepted all the same. */
function offerOf(reservation: Reservation | undefined): Paying["paying"] {
  if (reservation?.state !== "offered" || !reservation.token) return null;
  return { token: reservation.token, amount: reservation.total };
}

function isEnded(reservation: Reservation | undefined): boolean {
  return reservation?.state === "open" && reservation.expires_at !== null;
}

function shipment(
  { shippedAt, deliveredAt, tracking, lineIds }: Fulfilment,
  { lines }: OrderDocument,
): OrderPage["shipments"][number] {
  const pieces = lines.filter(({ id }) => lineIds.includes(id)).map(({ number }) => number);
  return { shipped_at: shippedAt, delivered_at: deliveredAt, pieces, tracking };
}

function ownBill({ delivery, billing }: OrderDocument): ShownAddress | null {
  return hasInvoiceAddress({ shipping_address: delivery, billing_address: billing }) ? shown(billing) : null;
}

function shown(address: StoredAddress | null): ShownAddress | null {
  if (!address) return null;
  const { first_name, last_name, company, address_1, address_2, postal_code, city, country_code } = address;
  return { first_name, last_name, company, address_1, address_2, postal_code, city, country_code };
}
