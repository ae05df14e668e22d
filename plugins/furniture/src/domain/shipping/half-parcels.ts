import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { connectionOf, runOn } from "../../core/database";
import type { OrderDocument } from "../orders/order-document";

interface Line {
  id: string;
  quantity: number;
}

interface Parcel {
  id: string;
  linked: boolean;
  lines: Line[];
  shipped: boolean;
  delivered: boolean;
}

/** What the order's own book says of a line. */
type Booked = Record<Deed, number> & { quantity: number };
type Deed = "packed" | "shipped" | "delivered";

/**
 * Medusa writes a fulfilment, its link to the order and the order's quantities one after the other, or side by side. Completes what a crash left
 * half of, and calls off a fulfilment of which the order knows nothing, also where its pieces were packed again since. The caller holds the
 * order's lock. An order without furniture is Medusa's own.
 */
export async function completeHalfParcels(container: MedusaContainer, order: OrderDocument): Promise<void> {
  if (order.lines.length === 0) return;
  const ids = [...order.lines, ...order.ordinary.lines].map(({ id }) => id);
  const orders = container.resolve(Modules.ORDER);
  await forgetDeedsAhead(container, order.id, ids);
  const book = new Map((await bookOf(container, order.id)).map(({ id, ...booked }) => [id, booked]));
  const counted: Record<Deed, Map<string, number>> = {
    packed: new Map(),
    shipped: new Map(),
    delivered: new Map(),
  };
  /** What of a fulfilment the book lacks, once those before it are counted. */
  const count = (deed: Deed, lines: readonly Line[]): Line[] =>
    lines.flatMap(({ id, quantity }) => {
      const line = book.get(id);
      const sum = (counted[deed].get(id) ?? 0) + quantity;
      counted[deed].set(id, sum);
      const missing = Math.min(quantity, Math.min(sum, line?.quantity ?? 0) - (line?.[deed] ?? 0));
      return missing > 0 ? [{ id, quantity: missing }] : [];
    });
  const isKnown = ({ lines }: Parcel) =>
    lines.every(
      ({ id, quantity }) => (counted.packed.get(id) ?? 0) + quantity <= (book.get(id)?.packed ?? 0),
    );
  for (const parcel of await parcelsOf(container, order.id, ids)) {
    const { id, lines, linked, shipped, delivered } = parcel;
    if (!linked && !isKnown(parcel)) {
      await container.resolve(Modules.FULFILLMENT).cancelFulfillment(id);
      continue;
    }
    if (!linked)
      await container.resolve(ContainerRegistrationKeys.LINK).create({
        [Modules.ORDER]: { order_id: order.id },
        [Modules.FULFILLMENT]: { fulfillment_id: id },
      });
    const entry = { order_id: order.id, reference: Modules.FULFILLMENT, reference_id: id };
    const unpacked = count("packed", lines);
    if (unpacked.length > 0) await orders.registerFulfillment({ ...entry, items: unpacked });
    const unsent = shipped ? count("shipped", lines) : [];
    if (unsent.length > 0) await orders.registerShipment({ ...entry, items: unsent });
    const unbrought = delivered ? count("delivered", lines) : [];
    if (unbrought.length > 0) await orders.registerDelivery({ ...entry, items: unbrought });
  }
}

function bookOf(container: MedusaContainer, orderId: string): Promise<(Booked & { id: string })[]> {
  return runOn(connectionOf(container))(
    `select i.item_id as id, i.quantity::float as quantity, i.fulfilled_quantity::float as packed,
       i.shipped_quantity::float as shipped, i.delivered_quantity::float as delivered
     from order_item i join "order" o on o.id = i.order_id and o.version = i.version
     where o.id = ? and i.deleted_at is null`,
    [orderId],
  );
}

/** Those of which the order knows come first. */
function parcelsOf(container: MedusaContainer, orderId: string, lines: readonly string[]): Promise<Parcel[]> {
  return runOn(connectionOf(container))(
    `select f.id, json_agg(json_build_object('id', fi.line_item_id, 'quantity', fi.quantity::float)) as lines,
       exists (select 1 from order_fulfillment l where l.fulfillment_id = f.id and l.order_id = ? and l.deleted_at is null) as linked,
       f.shipped_at is not null as shipped, f.delivered_at is not null as delivered
     from fulfillment_item fi
     join fulfillment f on f.id = fi.fulfillment_id and f.canceled_at is null and f.deleted_at is null
     where fi.deleted_at is null and fi.fulfillment_id in (
       select one.fulfillment_id from fulfillment_item one where one.line_item_id = any(?::text[]) and one.deleted_at is null)
     group by f.id having bool_and(fi.line_item_id = any(?::text[])) order by linked desc, f.created_at`,
    [orderId, [...lines], [...lines]],
  );
}

/**
 * Where the order's own book has more of a line as sent, or as delivered, than its fulfilments have, a crash came between: the book forgets it,
 * and the deed can be done whole. Medusa would refuse it for ever.
 */
async function forgetDeedsAhead(
  container: MedusaContainer,
  orderId: string,
  lines: readonly string[],
): Promise<void> {
  const forgotten = (column: string, done: string) =>
    `${column} = least(i.${column}, done.${done}),
     raw_${column} = case when i.${column} > done.${done} then jsonb_build_object('value', done.${done}::text, 'precision', 20)
       else i.raw_${column} end`;
  await runOn(connectionOf(container))(
    `update order_item i set updated_at = now(), ${forgotten("shipped_quantity", "shipped")}, ${forgotten("delivered_quantity", "delivered")}
     from "order" o, (
       select fi.line_item_id, coalesce(sum(fi.quantity) filter (where f.shipped_at is not null), 0) as shipped,
         coalesce(sum(fi.quantity) filter (where f.delivered_at is not null), 0) as delivered
       from order_fulfillment l
       join fulfillment f on f.id = l.fulfillment_id and f.canceled_at is null and f.deleted_at is null
       join fulfillment_item fi on fi.fulfillment_id = f.id and fi.deleted_at is null
       where l.order_id = ? and l.deleted_at is null group by fi.line_item_id) done
     where o.id = ? and i.order_id = o.id and i.version = o.version and i.deleted_at is null
       and done.line_item_id = i.item_id and i.item_id = any(?::text[])
       and (i.shipped_quantity > done.shipped or i.delivered_quantity > done.delivered)`,
    [orderId, orderId, [...lines]],
  );
}
