import { Modules } from "@medusajs/framework/utils";
import { isFurnitureLine } from "../../domain/cart/lines";
import { isFurnitureVariant } from "../../domain/cart/product-variants";
import { ownOptionIds } from "../../domain/cart/shipping";
import { ORDERS } from "../../modules/orders";
import { isOfFurniture, orderOf } from "../../modules/orders/of-furniture";
import type { ClosedFor, RuleName } from "./decision";
import { type Asked, recordsOf } from "./rules/asked";

/** Why a route is closed for furniture alone: an order without any is Medusa's own. */
const OF_ORDERS: readonly (ClosedFor | RuleName)[] = [
  "order_edit",
  "draft_order",
  "claim",
  "exchange",
  "credit_line",
  "order_transfer",
  "order_payment",
  "shopper_return",
  "shopper_transfer",
  "order_facts",
  "cancelling",
  "capture",
  "free_return_shipping",
];

/** Whether a request is about an order without furniture, and brings none into it; or about what delivers no furniture. */
export async function isOrdinary(reason: ClosedFor | RuleName, request: Asked): Promise<boolean> {
  if (reason === "shipping_quote") return deliversOrdinaryGoods(request);
  if (!OF_ORDERS.includes(reason) || (await bringsFurniture(request))) return false;
  const { container, params, body } = request;
  const id = typeof body.order_id === "string" ? body.order_id : params.id;
  // A draft that is not there yet.
  if (id === undefined) return reason === "draft_order";
  return container.resolve(ORDERS).ask(async (run) => {
    const order = await orderOf(run, id);
    return order !== undefined && !(await isOfFurniture(run, order));
  });
}

async function deliversOrdinaryGoods({ container, params: { id = "" } }: Asked): Promise<boolean> {
  if ((await ownOptionIds(container)).has(id)) return false;
  return (await container.resolve(Modules.FULFILLMENT).listShippingOptions({ id }, { take: 1 })).length > 0;
}

async function bringsFurniture({ container, body }: Asked): Promise<boolean> {
  const items = [...recordsOf(body.items), ...recordsOf(body.additional_items)];
  const variants = items.flatMap(({ variant_id }) => (typeof variant_id === "string" ? variant_id : []));
  return items.some(isFurnitureLine) || (await isFurnitureVariant(container, variants));
}
