import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDERS } from "../../modules/orders";
import { isDone } from "../../modules/orders/order-queries";
import { PLANKS } from "../../modules/planks";
import type { Plank } from "../../modules/planks/plank";
import { orderDocument } from "../orders/order-document";
import { withOrder } from "../orders/order-lock";
import { noPlank, notSold, orderOpen } from "../planks/staff-input";

/**
 * Staff have the plank of an ended order in their hands and it is whole: it is for sale again. Throws a Refusal for a
 * plank that is not sold, and for one whose order is still to be built from it or can still be cancelled.
 */
export async function freePlankByHand(container: MedusaContainer, id: string, by: string): Promise<Plank> {
  const stock = container.resolve(PLANKS);
  const [plank] = await stock.planksByIds([id]);
  if (!plank) throw noPlank(id);
  const orderId = plank.order_id;
  if (!orderId) throw notSold();
  // A change of the order may be building another piece from it this very moment.
  await withOrder(container, orderId, async () => {
    const done = await isDone(container.resolve(ORDERS).run, orderId);
    // Not after a change took the piece away for which the plank had been packed, and so taken for sawn.
    const order = done ? undefined : await orderDocument(container, orderId);
    if (order?.planks.some((picked) => picked.id === id)) throw orderOpen(order.number);
    if (!(await stock.freePlank(id, orderId, by))) throw notSold();
  });
  const [freed] = await stock.planksByIds([id]);
  if (!freed) throw noPlank(id);
  return freed;
}
