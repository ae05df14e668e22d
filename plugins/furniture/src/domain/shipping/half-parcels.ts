import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { connectionOf, runOn } from "../../core/database";
import type { OrderDocument } from "../orders/order-document";

interface Half {
  id: string;
  linked: boolean;
  lines: string[];
  shipped: boolean;
  delivered: boolean;
  /** What the order's own book says of all its lines. */
  booked_packed: boolean;
  booked_shipped: boolean;
  booked_delivered: boolean;
}

/**
 * Medusa writes a fulfilment, its link to the order and the order's quantities one after the other. Completes what a crash left half of, and
 * calls off a fulfilment of which the order knows nothing. The caller holds the order's lock. Only fulfilments of pieces alone are
 * looked at.
 */
export async function completeHalfParcels(container: MedusaContainer, order: OrderDocument): Promise<void> {
  const pieces = order.lines.map(({ id }) => id);
  const orders = container.resolve(Modules.ORDER);
  for (const half of await halvesOf(container, order.id, pieces)) {
    const { id, lines, linked } = half;
    if (!linked && !half.booked_packed) {
      await container.resolve(Modules.FULFILLMENT).cancelFulfillment(id);
      continue;
    }
    if (!linked)
      await container.resolve(ContainerRegistrationKeys.LINK).create({
        [Modules.ORDER]: { order_id: order.id },
        [Modules.FULFILLMENT]: { fulfillment_id: id },
      });
    const entry = {
      order_id: order.id,
      reference: Modules.FULFILLMENT,
      reference_id: id,
      items: lines.map((line) => ({ id: line, quantity: 1 })),
    };
    if (!half.booked_packed) await orders.registerFulfillment(entry);
    if (half.shipped && !half.booked_shipped) await orders.registerShipment(entry);
    if (half.delivered && !half.booked_delivered) await orders.registerDelivery(entry);
  }
}

function halvesOf(container: MedusaContainer, orderId: string, pieces: readonly string[]): Promise<Half[]> {
  return runOn(connectionOf(container))<Half>(
    `select f.id, array_agg(fi.line_item_id) as lines,
       exists (select 1 from order_fulfillment l where l.fulfillment_id = f.id and l.order_id = ? and l.deleted_at is null) as linked,
       f.shipped_at is not null as shipped, f.delivered_at is not null as delivered,
       coalesce(bool_and(i.fulfilled_quantity >= 1), false) as booked_packed,
       coalesce(bool_and(i.shipped_quantity >= 1), false) as booked_shipped,
       coalesce(bool_and(i.delivered_quantity >= 1), false) as booked_delivered
     from fulfillment_item fi
     join fulfillment f on f.id = fi.fulfillment_id and f.canceled_at is null and f.deleted_at is null
     join "order" o on o.id = ?
     left join order_item i on i.order_id = o.id and i.version = o.version and i.item_id = fi.line_item_id and i.deleted_at is null
     where fi.deleted_at is null and fi.fulfillment_id in (
       select one.fulfillment_id from fulfillment_item one where one.line_item_id = any(?::text[]) and one.deleted_at is null)
     group by f.id having bool_and(fi.line_item_id = any(?::text[])) order by f.created_at`,
    [orderId, orderId, [...pieces], [...pieces]],
  );
}

/** Whether the order's own book has a fulfilment as sent, or as delivered, although the fulfilment has not: a crash came between. */
export async function isBooked(
  container: MedusaContainer,
  orderId: string,
  lineIds: readonly string[],
  what: "shipped_quantity" | "delivered_quantity",
): Promise<boolean> {
  const rows = await runOn(connectionOf(container))<{ booked: boolean }>(
    `select coalesce(bool_and(i.${what} >= 1), false) as booked from "order" o
     join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
     where o.id = ? and i.item_id = any(?::text[])`,
    [orderId, [...lineIds]],
  );
  return rows[0]?.booked ?? false;
}
