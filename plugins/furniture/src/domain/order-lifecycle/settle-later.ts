import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { type OrderRecord, orderRecord } from "../../modules/orders/order-record";
import { hasDebitFailed } from "../../modules/orders/payments";
import { reservations } from "../../modules/orders/reservations";
import { pokeSender, queueMail } from "../mails/queue-mail";
import { whileUnedited, withOrder } from "../orders/order-lock";
import { makePiecesOf } from "../workshop/make-pieces";
import { momentOf } from "./received-day";
import { type Collection, createTransferSession, transferInPlaceOfPage } from "./transfer-payment";

/**
 * Staff have seen the transfer of an order, or of an offer that may be transferred: its promised payment is captured. An order whose
 * direct debit has failed can be transferred as well, and is one that is paid by transfer from then on; the payment provider cancels
 * such an order under the same lock, and only while it has no money. Throws a {@link Refusal} for an order that is not paid by transfer,
 * cancelled, not offered yet, or paid already: online too, when what was transferred has to go back.
 */
export function receiveTransfer(
  container: MedusaContainer,
  orderId: string,
  seen: SeenTransfer,
): Promise<void> {
  return withOrder(container, orderId, () =>
    whileUnedited(container, orderId, () => bookTransfer(container, orderId, seen)),
  );
}

/** What staff have seen on the shop's account. */
export interface SeenTransfer {
  staff: string | null;
  /** The day on which the money came there, YYYY-MM-DD; today where it is left out. */
  receivedOn: string | undefined;
}

async function bookTransfer(
  container: MedusaContainer,
  orderId: string,
  { staff, receivedOn }: SeenTransfer,
): Promise<void> {
  const orders = container.resolve(ORDERS);
  const {
    record,
    status,
    placedAt,
    payment: promised,
    collection,
    paidOnline,
  } = await readOrder(container, orderId);
  const insteadOfDebit = await hasDebitFailed(orders.run, orderId);
  const isOffer = record?.pay_by === "reservation" && record.may_transfer;
  if (status !== "canceled" && record?.pay_by !== "bank_transfer" && paidOnline && !insteadOfDebit)
    throw Refusal.single("", PAID_ONLINE, "paid_online");
  if (record?.pay_by !== "bank_transfer" && !isOffer && !insteadOfDebit)
    throw Refusal.single("", "Diese Bestellung wird nicht überwiesen.", "no_transfer");
  if (status === "canceled") throw Refusal.single("", "Diese Bestellung ist storniert.", "order_cancelled");
  const receivedAt = receivedOn ? momentOf(receivedOn, placedAt) : undefined;
  // Before anything is prepared for it: a payment that is left over could be captured as well.
  if (promised?.captured_at) throw Refusal.single("", "Die Zahlung ist schon vermerkt.", "already_paid");
  if (insteadOfDebit) await becomeTransferOrder(container, orderId, collection);
  const payment = isOffer
    ? await transferOfOffer(container, orderId)
    : (promised ?? (await transferOfPlaced(container, orderId, collection)));
  if (!payment) throw Refusal.single("", "Zu dieser Bestellung gibt es noch keine Zahlung.", "no_payment");
  await orders.noteReceived(payment.id, receivedAt ?? null);
  await capturePaymentWorkflow(container).run({
    input: { payment_id: payment.id, ...(staff && { captured_by: staff }) },
  });
  await markPaid(container, orderId);
  await orders.resolveOf("order_without_payment", { order_id: orderId });
}

/**
 * An offer of 0 EUR, which a voucher pays for, has been accepted: no page takes such a payment, so it becomes an order at once. Throws a
 * {@link Refusal} for one that is paid. The caller holds the order.
 */
export async function acceptFreeOffer(container: MedusaContainer, orderId: string): Promise<void> {
  const { id } = await transferOfOffer(container, orderId);
  await capturePaymentWorkflow(container).run({ input: { payment_id: id } });
  await markPaid(container, orderId);
  // It was placed as a reservation long ago: its confirmation waits for nothing.
  pokeSender(container, { placedOrder: orderId });
}

const PAID_ONLINE =
  "Diese Bestellung ist schon online bezahlt. Kam dazu auch eine Überweisung, gehört das Geld der Kundin oder dem Kunden: Bitte überweise es zurück.";

/**
 * The money of a transfer, a debit or a reservation is there: the order says so, and so does a mail. A reservation becomes an order
 * paid by card or transfer that remembers where it began. Repeating it changes nothing, and a cancelled order stays as it is.
 */
export async function markPaid(container: MedusaContainer, orderId: string): Promise<void> {
  const { record, status, paidBy, received, receivedAt } = await readOrder(container, orderId);
  // An event that comes late: the order was cancelled meanwhile, and its money goes back.
  if (status === "canceled") return;
  if (!record || !PAID_LATER.includes(record.pay_by)) return;
  const orders = container.resolve(ORDERS);
  const [reservation] = record.pay_by === "reservation" ? await reservations(orders.run, orderId) : [];
  const isFree = reservation?.total === 0;
  await queueMail(container, {
    template: isFree ? "order_confirmation" : "payment_received",
    key: `payment_received:${orderId}`,
    order_id: orderId,
    ...(!isFree && { data: { paid_by: paidBy, ...(received > 0 && { received }) } }),
  });
  await orders.markPaid(orderId, receivedAt);
  if (record.pay_by === "reservation")
    await becomePaidOrder(container, orderId, record, isFree ? "free" : paidBy);
  // The promised time runs from now on.
  await makePiecesOf(container, orderId);
}

async function becomePaidOrder(
  container: MedusaContainer,
  orderId: string,
  record: OrderRecord,
  paidBy: Read["paidBy"] | "free",
): Promise<void> {
  const orders = container.resolve(ORDERS);
  const [reservation] = await reservations(orders.run, orderId);
  await container.resolve(Modules.ORDER).updateOrders(orderId, {
    metadata: {
      pay_by: paidBy,
      reservation: true,
      delivery_cost: reservation?.delivery_cost ?? 0,
      total: reservation?.total ?? record.total,
    },
  });
}

const PAID_LATER: readonly OrderRecord["pay_by"][] = ["bank_transfer", "direct_debit", "reservation"];

interface Read {
  status: string;
  placedAt: Date;
  record: OrderRecord | undefined;
  payment: PaymentRow | undefined;
  /** What the order was to be paid by when it was placed. */
  collection: Collection | undefined;
  /** How the money came that is there; by card as long as none is. */
  paidBy: "card" | "bank_transfer";
  /** The money that is there, EUR. */
  received: number;
  /** When a transfer came, where staff have seen it later. */
  receivedAt: Date | null;
  /** Money came by the payment provider, whatever came beside it. */
  paidOnline: boolean;
}

async function readOrder(container: MedusaContainer, orderId: string): Promise<Read> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: [
      "id",
      "status",
      "created_at",
      "metadata",
      "payment_collections.id",
      "payment_collections.amount",
      "payment_collections.payments.id",
      "payment_collections.payments.amount",
      "payment_collections.payments.provider_id",
      "payment_collections.payments.captured_at",
      "payment_collections.payments.canceled_at",
      "payment_collections.payments.metadata",
    ],
    filters: { id: orderId },
  });
  const order = data[0];
  if (!order) throw Refusal.notFound(`There is no order ${orderId}`);
  const collections = (order.payment_collections ?? []) as CollectionRow[];
  const payments = collections.flatMap(({ payments }) => payments ?? []);
  return {
    status: order.status,
    placedAt: new Date(order.created_at),
    record: orderRecord.safeParse(order.metadata).data,
    payment: payments.find(({ canceled_at }) => !canceled_at),
    collection: collections[0] && { id: collections[0].id, amount: Number(collections[0].amount) },
    paidBy: payments.some(isReceivedTransfer) ? "bank_transfer" : "card",
    received: payments.reduce((sum, { amount, captured_at }) => sum + (captured_at ? Number(amount) : 0), 0),
    receivedAt: receivedAt(payments.find(isReceivedTransfer)),
    paidOnline: payments.some((payment) => payment.captured_at && !isReceivedTransfer(payment)),
  };
}

function isReceivedTransfer({ provider_id, captured_at }: PaymentRow): boolean {
  return Boolean(captured_at) && provider_id === market().paymentProviders.transfer;
}

function receivedAt(payment: PaymentRow | undefined): Date | null {
  const noted = payment?.metadata?.received_at;
  return typeof noted === "string" ? new Date(noted) : null;
}

interface PaymentRow {
  id: string;
  metadata?: Record<string, unknown> | null;
  amount: unknown;
  provider_id: string;
  captured_at: string | Date | null;
  canceled_at: string | Date | null;
}

interface CollectionRow {
  id: string;
  amount: unknown;
  payments?: PaymentRow[];
}

/**
 * The failed debit makes room for a transfer. Its payment page goes first: the payment provider refuses that, and so the booking,
 * where it knows the debit to be undecided or paid. A crash after that leaves an order whose transfer can be booked still.
 * Throws a {@link Refusal}.
 */
async function becomeTransferOrder(
  container: MedusaContainer,
  orderId: string,
  collection: Collection | undefined,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const debits = collection
    ? await payments.listPaymentSessions({ payment_collection_id: collection.id })
    : [];
  for (const { id } of debits) {
    await payments.deletePaymentSession(id).catch(() => {
      throw Refusal.single("", UNDECIDED, "no_transfer");
    });
  }
  await container.resolve(Modules.ORDER).updateOrders(orderId, { metadata: { pay_by: "bank_transfer" } });
}

/**
 * The payment that a transfer is booked on, over all that the order costs, where the order has none: after a debit, or a booking that a
 * crash has interrupted. undefined for an order that is not recorded yet.
 */
async function transferOfPlaced(
  container: MedusaContainer,
  orderId: string,
  collection: Collection | undefined,
): Promise<{ id: string } | undefined> {
  if (!collection) return undefined;
  if (!(await container.resolve(ORDERS).isRecorded(orderId))) return undefined;
  const payments = container.resolve(Modules.PAYMENT);
  const [begun] = await payments.listPaymentSessions({ payment_collection_id: collection.id });
  const session = begun ?? (await createTransferSession(container, collection));
  return (await payments.authorizePaymentSession(session.id, {})) ?? undefined;
}

const UNDECIDED = "Die Lastschrift ist noch nicht zu Ende. Vergleiche sie mit Stripe.";

/** The payment that stands for the transfer of an offer, see {@link transferInPlaceOfPage}. Throws a {@link Refusal} before the offer and after its payment, too. */
async function transferOfOffer(container: MedusaContainer, orderId: string): Promise<{ id: string }> {
  const orders = container.resolve(ORDERS);
  const [reservation] = await reservations(orders.run, orderId);
  if (reservation?.state === "paid") throw Refusal.single("", PAID, "already_paid");
  if (reservation?.delivery_cost == null) throw Refusal.single("", NOT_OFFERED, "not_offered");
  const payment = await transferInPlaceOfPage(container, orderId, reservation.total);
  if (!payment) throw Refusal.single("", NOT_OFFERED, "not_offered");
  return payment;
}

const PAID = "Die Zahlung ist schon vermerkt.";
const NOT_OFFERED = "Dieser Reservierung fehlt noch das Angebot: Mach es unter „Reservierungen“.";
