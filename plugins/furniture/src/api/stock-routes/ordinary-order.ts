import { isFurnitureLine } from "../../domain/cart/lines";
import { isFurnitureVariant } from "../../domain/cart/product-variants";
import { ORDERS } from "../../modules/orders";
import { isOfFurniture, orderOf } from "../../modules/orders/of-furniture";
import type OrdersService from "../../modules/orders/service";
import type { ClosedFor, RuleName } from "./decision";
import { type Asked, recordsOf } from "./rules/asked";

/** Why a route is closed for furniture alone: an order without any is Medusa's own. */
const OF_ORDERS: readonly (ClosedFor | RuleName)[] = [
  "order_edit",
  "draft_order",
  "claim",
  "exchange",
  "credit_line",
  "order_payment",
  "shopper_return",
  "order_facts",
  "cancelling",
  "whole_capture",
  "free_return_shipping",
];

/** Whether a request is about an order without furniture, and brings none into it. */
export async function isOrdinary(reason: ClosedFor | RuleName, request: Asked): Promise<boolean> {
  if (!OF_ORDERS.includes(reason) || (await bringsFurniture(request))) return false;
  const { container, params, body } = request;
  const id = typeof body.order_id === "string" ? body.order_id : params.id;
  // A draft that is not there yet.
  if (id === undefined) return reason === "draft_order";
  return container.resolve<OrdersService>(ORDERS).ask(async (run) => {
    const order = await orderOf(run, id);
    return order !== undefined && !(await isOfFurniture(run, order));
  });
}

async function bringsFurniture({ container, body }: Asked): Promise<boolean> {
  const items = [...recordsOf(body.items), ...recordsOf(body.additional_items)];
  const variants = items.flatMap(({ variant_id }) => (typeof variant_id === "string" ? variant_id : []));
  return items.some(isFurnitureLine) || (await isFurnitureVariant(container, variants));
}
