import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { keepTold, TOLD } from "../../modules/orders/untold";
import { finishChange } from "../order-change/finish";
import { tellOfDelivery } from "../order-lifecycle/order-mails";
import { type Fulfilment, fulfilmentsOf } from "../orders/fulfilments";
import { type OrderDocument, orderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";
import { whileUnedited, withOrder } from "../orders/order-lock";
import { SENT_AGAIN } from "./after-delivery";
import { followFulfilment } from "./follow-board";
import { completeHalfParcels } from "./half-parcels";
import { refuseOtherWay, shippingRefusal } from "./refuse";
import type { ShipWish } from "./wish";

/** A member of staff: the id is what Medusa keeps, the name what the board shows. */
export interface Shipper {
  id: string;
  name: string;
}

/**
 * Pieces of an order leave the workshop: Medusa's fulfilment and shipment in one, or, where they are picked up, the fulfilment alone; the board
 * follows, and the customer gets the mail of Medusa's own buttons. Repeating it finishes what a crash interrupted and doubles nothing. No change
 * of the order or its address happens meanwhile. Throws a {@link Refusal}, or the not-found one of the order.
 */
export async function ship(
  container: MedusaContainer,
  orderId: string,
  wish: ShipWish,
  by: Shipper,
): Promise<void> {
  const { parcels, step } = await withOrder(container, orderId, async () => {
    // Where it goes, and whether it goes at all, a change says that a crash left half done.
    await finishChange(container, orderId);
    return whileUnedited(container, orderId, async () => {
      const order = await orderDocument(container, orderId);
      const refusal = await shippingRefusal(container, order);
      if (refusal) throw refusal;
      const isPickup = order.record?.shipping === "pickup";
      refuseOtherWay(wish, isPickup);
      await completeHalfParcels(container, order);
      const parcels = await parcelsFor(container, order, wish, by);
      if (!isPickup) for (const parcel of parcels) await send(container, orderId, parcel, wish, by);
      const step = isPickup ? ("packed" as const) : ("shipped" as const);
      for (const { id } of parcels) await followFulfilment(container, id, step, by.name);
      return { parcels, step };
    });
  });
  for (const { id } of parcels) await tellOfDelivery(container, id, step);
}

/** The fulfilments of the wished pieces: those that were packed before, also by a request that a crash ended, and one for the rest. */
async function parcelsFor(
  container: MedusaContainer,
  order: OrderDocument,
  wish: ShipWish,
  by: Shipper,
): Promise<Fulfilment[]> {
  const lines = [...new Set(wish.pieces)].map((number) => lineOf(order, number));
  const wished = lines.map(({ id }) => id);
  const packed = (await fulfilmentsOf(container, order.id)).filter(({ lineIds }) =>
    lineIds.some((id) => wished.includes(id)),
  );
  for (const parcel of packed) refusePacked(order, parcel, wished, wish);
  const left = wished.filter((id) => !packed.some(({ lineIds }) => lineIds.includes(id)));
  if (left.length === 0) return packed;
  if (packed.some(isDone(order))) throw alreadyGone(order, packed.filter(isDone(order)));
  const { forwarder, appointment } = wish;
  await createOrderFulfillmentWorkflow(container).run({
    input: {
      order_id: order.id,
      created_by: by.id,
      items: left.map((id) => ({ id, quantity: 1 })),
      ...(order.methods[0]?.option && { shipping_option_id: order.methods[0].option }),
      metadata: { [TOLD]: true, ...(forwarder && { forwarder }), ...(appointment && { appointment }) },
    },
  });
  return (await fulfilmentsOf(container, order.id)).filter(({ lineIds }) =>
    lineIds.some((id) => wished.includes(id)),
  );
}

function lineOf({ lines, number }: OrderDocument, wished: string): OrderLine {
  const line = lines.find((one) => one.number === wished);
  if (!line)
    throw Refusal.single("pieces", `Die Bestellung ${number} hat kein Stück ${wished}.`, "no_such_piece");
  if (line.returned)
    throw Refusal.single("pieces", `${wished} ist zurückgekommen oder auf dem Rückweg.`, "piece_returned");
  return line;
}

/** What was picked up for is done once it is packed; else once it is sent. */
const isDone =
  ({ record }: OrderDocument) =>
  ({ shippedAt, deliveredAt }: Fulfilment): boolean =>
    record?.shipping === "pickup" || shippedAt !== null || deliveredAt !== null;

/** A parcel stays whole; one that is gone is gone, unless this is the request that sent it, once more. */
function refusePacked(
  order: OrderDocument,
  parcel: Fulfilment,
  wished: readonly string[],
  wish: ShipWish,
): void {
  const done = isDone(order)(parcel);
  if (done && !isSame(parcel, wished, wish)) throw alreadyGone(order, [parcel]);
  const others = parcel.lineIds.filter((id) => !wished.includes(id));
  if (others.length === 0) return;
  const message = `Das ist zusammen gepackt: ${numbersOf(order, parcel.lineIds)}. Wähle alle davon, oder nimm das Packen auf Medusas Seite zurück.`;
  throw Refusal.single("pieces", message, "packed_together");
}

function isSame(
  { lineIds, tracking, leftWithoutNumber, forwarder, appointment }: Fulfilment,
  wished: readonly string[],
  wish: ShipWish,
): boolean {
  return (
    lineIds.every((id) => wished.includes(id)) &&
    // Further parcels may have got a number since.
    (tracking.length === 0 || leftWithoutNumber
      ? wish.tracking_number === undefined
      : tracking.some(({ number }) => number === wish.tracking_number)) &&
    forwarder === (wish.forwarder ?? null) &&
    JSON.stringify(appointment) === JSON.stringify(wish.appointment ?? null)
  );
}

function alreadyGone(order: OrderDocument, parcels: readonly Fulfilment[]): Refusal {
  const numbers = numbersOf(
    order,
    parcels.flatMap(({ lineIds }) => lineIds),
  );
  const said =
    order.record?.shipping === "pickup"
      ? `Liegt schon bereit: ${numbers}.`
      : `Ist schon versandt: ${numbers}. ${SENT_AGAIN}`;
  return Refusal.single("pieces", said, "already_gone");
}

function numbersOf({ lines, ordinary }: OrderDocument, ids: readonly string[]): string {
  const pieces = lines.filter(({ id }) => ids.includes(id)).map(({ number }) => number);
  const goods = ordinary.lines.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return [...pieces, ...goods].join(", ");
}

async function send(
  container: MedusaContainer,
  orderId: string,
  { id, lineIds, shippedAt }: Fulfilment,
  { forwarder, tracking_number, tracking_url }: ShipWish,
  by: Shipper,
): Promise<void> {
  if (shippedAt) return;
  // What was packed before, on Medusa's page or by a request that a crash ended, goes as this one says. Medusa removes what is empty.
  await container.resolve(Modules.FULFILLMENT).updateFulfillment(id, {
    metadata: { [TOLD]: true, forwarder: forwarder ?? "" },
  });
  const labels = tracking_number
    ? [{ tracking_number, tracking_url: tracking_url ?? "#", label_url: "#" }]
    : [];
  await createOrderShipmentWorkflow(container).run({
    input: {
      order_id: orderId,
      fulfillment_id: id,
      created_by: by.id,
      items: lineIds.map((line) => ({ id: line, quantity: 1 })),
      labels,
    },
  });
}

/**
 * A parcel has arrived, or was picked up: Medusa's fulfilment is delivered, its pieces are with the customer, who gets the mail. Repeating
 * it changes nothing. Throws a {@link Refusal} for a parcel that has not left, and the not-found one for no parcel of the order.
 */
export async function deliver(
  container: MedusaContainer,
  orderId: string,
  fulfilmentId: string,
  by: Shipper,
): Promise<void> {
  await withOrder(container, orderId, async () => {
    const order = await orderDocument(container, orderId);
    if (order.cancelled) throw Refusal.single("", "Diese Bestellung ist storniert.", "order_cancelled");
    await completeHalfParcels(container, order);
    const parcel = (await fulfilmentsOf(container, orderId)).find(({ id }) => id === fulfilmentId);
    if (!parcel) throw Refusal.notFound("Diese Sendung gibt es nicht.");
    if (!parcel.shippedAt && order.record?.shipping !== "pickup")
      throw Refusal.single("", "Diese Sendung ist noch nicht versandt.", "not_shipped");
    if (parcel.deliveredAt) return followFulfilment(container, fulfilmentId, "delivered", by.name);
    await keepTold(container.resolve(ORDERS).run, { id: fulfilmentId, orderId }, "delivered", true);
    // Medusa's workflow locks the bare order itself.
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({
      input: { orderId, fulfillmentId: fulfilmentId },
    });
    await followFulfilment(container, fulfilmentId, "delivered", by.name);
  });
  await tellOfDelivery(container, fulfilmentId, "delivered");
}
