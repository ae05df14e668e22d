import type { MedusaContainer } from "@medusajs/framework/types";
import { kindName } from "@planke46/furniture-rules";
import { type Appointment, type Fulfilment, fulfilmentsOf, type Tracking } from "../orders/fulfilments";
import { type OrderDocument, orderDocument } from "../orders/order-document";
import { shippingRefusal } from "./refuse";

/** Pieces that are packed together. */
export interface Shipment {
  id: string;
  /** Numbers of the pieces in it. */
  pieces: string[];
  forwarder: string | null;
  tracking: Tracking[];
  appointment: Appointment | null;
  packed_at: Date | null;
  /** null while it waits in the workshop. */
  shipped_at: Date | null;
  delivered_at: Date | null;
}

/** What staff see of an order's way to its customer. */
export interface ShippingView {
  pickup: boolean;
  /** Why nothing may leave the workshop; null where it may. */
  refusal: string | null;
  /** What has not left yet, or is not ready for who picks it up. */
  left: { number: string; kind: string; packed: boolean }[];
  shipments: Shipment[];
}

/** Throws a not-found Refusal. */
export async function shippingOf(container: MedusaContainer, orderId: string): Promise<ShippingView> {
  const order = await orderDocument(container, orderId);
  const pickup = order.record?.shipping === "pickup";
  const [refusal, fulfilments] = await Promise.all([
    shippingRefusal(container, order),
    fulfilmentsOf(container, orderId),
  ]);
  const parcelOf = (line: string) => fulfilments.find(({ lineIds }) => lineIds.includes(line));
  return {
    pickup,
    refusal: refusal?.message ?? null,
    left: order.lines
      .filter(({ id, returned }) => !returned && (pickup ? !parcelOf(id) : !parcelOf(id)?.shippedAt))
      .map(({ id, number, kind }) => ({ number, kind: kindName(kind), packed: parcelOf(id) !== undefined })),
    shipments: shipmentsOf(order, fulfilments),
  };
}

/** How the pieces of an order are packed; what holds other goods alone is left out. */
export function shipmentsOf(
  { lines }: Pick<OrderDocument, "lines">,
  fulfilments: readonly Fulfilment[],
): Shipment[] {
  return fulfilments
    .map((one) => ({
      id: one.id,
      pieces: lines.filter(({ id }) => one.lineIds.includes(id)).map(({ number }) => number),
      forwarder: one.forwarder,
      tracking: one.tracking,
      appointment: one.appointment,
      packed_at: one.packedAt,
      shipped_at: one.shippedAt,
      delivered_at: one.deliveredAt,
    }))
    .filter(({ pieces }) => pieces.length > 0);
}
