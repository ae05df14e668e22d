import type { ShippingView } from "../../domain/shipping/view";
import type { ShipWish } from "../../domain/shipping/wish";
import { ask } from "../ask";
import type { Sent } from "../sent";

export type Shipping = Sent<ShippingView>;
export type Shipment = Shipping["shipments"][number];

type Answer = { shipping: Shipping };

const pathOf = (orderId: string) => `orders/${encodeURIComponent(orderId)}/shipping`;

export async function loadShipping(orderId: string): Promise<Shipping> {
  return (await ask<Answer>(pathOf(orderId))).shipping;
}

export async function shipPieces(orderId: string, wish: ShipWish): Promise<Shipping> {
  return (await ask<Answer>(pathOf(orderId), wish)).shipping;
}

export async function markDelivered(orderId: string, shipment: string): Promise<Shipping> {
  return (await ask<Answer>(`${pathOf(orderId)}/${encodeURIComponent(shipment)}/delivered`, {})).shipping;
}
