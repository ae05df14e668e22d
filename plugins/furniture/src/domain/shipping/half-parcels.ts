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
 * Medusa writes a fulfilment, its link to the order and the order's quantities one after the other, or side by side. Completes what a crash left
 * half of, and calls off a fulfilment of which the order knows nothing, also where its pieces were packed again since. The caller holds the
 * order's lock. Only fulfilments of pieces alone are looked at.
 */
export async function completeHalfParcels(container: MedusaContainer, order: OrderDocument): Promise<void> {
  const pieces = order.lines.map(({ id }) => id);
  const orders = container.resolve(Modules.ORDER);
  const packed = new Set<string>();
  await forgetDeedsAhead(container, order.id, pieces);
  for (const half of await halvesOf(container, order.id, pieces)) {
    const { id, lines, linked } = half;
    if (!linked && (!half.booked_packed || lines.some((line) => packed.has(line)))) {
      await container.resolve(Modules.FULFILLMENT).cancelFulfillment(id);
      continue;
    }
    for (const line of lines) packed.add(line);
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

/** Those of which the order knows come first. */
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
     group by f.id having bool_and(fi.line_item_id = any(?::text[])) order by linked desc, f.created_at`,
    [orderId, orderId, [...pieces], [...pieces]],
  );
}

const NONE = `'{"value": "0", "precision": 20}'::jsonb`;

/**
 * Where the order's own book has pieces as sent, or as delivered, and their fulfilment has not, a crash came between: the book forgets it, and the
 * deed can be done whole. Medusa would refuse it for ever.
 */
async function forgetDeedsAhead(
  container: MedusaContainer,
  orderId: string,
  pieces: readonly string[],
): Promise<void> {
  const forgotten = (column: string, moment: string) =>
    `${column} = case when f.${moment} is null then 0 else i.${column} end,
       raw_${column} = case when f.${moment} is null then ${NONE} else i.raw_${column} end`;
  await runOn(connectionOf(container))(
    `update order_item i set updated_at = now(), ${forgotten("shipped_quantity", "shipped_at")}, ${forgotten("delivered_quantity", "delivered_at")}
     from "order" o, fulfillment_item fi
     join fulfillment f on f.id = fi.fulfillment_id and f.canceled_at is null and f.deleted_at is null
     join order_fulfillment l on l.fulfillment_id = f.id and l.deleted_at is null
     where o.id = ? and l.order_id = o.id and i.order_id = o.id and i.version = o.version and i.deleted_at is null
       and fi.line_item_id = i.item_id and fi.deleted_at is null and i.item_id = any(?::text[])
       and (f.shipped_at is null and i.shipped_quantity > 0 or f.delivered_at is null and i.delivered_quantity > 0)`,
    [orderId, [...pieces]],
  );
}
