import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { DESCRIPTIONS } from "../cart/settle";
import { optionFor } from "../cart/shipping";
import { taxLinesOf } from "../cart/tax-lines";
import type { Reduction } from "../vouchers/bill";
import type { ChangePlan } from "./build";
import type { OrderStanding } from "./plan";
import type { PlacedLine } from "./record";

interface Change {
  order: OrderStanding;
  plan: ChangePlan;
}

/** Lines leave and come, and every one has exactly the reductions of the new bill. */
export function lineActions({ order, plan }: Change, placed: readonly PlacedLine[]): object[] {
  const reductions = new Map(plan.reductions);
  const replace = (id: string, adjustments: object[]) => ({
    action: "ITEM_ADJUSTMENTS_REPLACE",
    details: { reference_id: id, adjustments },
  });
  const leaving = plan.lines.removed.flatMap(({ id }) => [
    replace(id, []),
    { action: "ITEM_REMOVE", details: { reference_id: id, quantity: 1 } },
  ]);
  const standing = plan.lines.lines.flatMap(({ id, place, price, stays }) => {
    const lineId = stays?.id ?? placed.find((line) => line.place === place)?.line_id;
    if (!lineId) throw new Error(`The piece ${place} of order ${order.id} was not made`);
    const coming = stays
      ? []
      : [{ action: "ITEM_ADD", details: { reference_id: lineId, quantity: 1, unit_price: price } }];
    return [...coming, replace(lineId, (reductions.get(id) ?? []).map(adjustment))];
  });
  return [...standing, ...leaving];
}

function adjustment({ source, amount, voucher }: Reduction) {
  return {
    amount,
    is_tax_inclusive: true,
    description: DESCRIPTIONS[source],
    provider_id: source,
    ...(voucher && { code: voucher.code, promotion_id: voucher.promotionId }),
  };
}

/**
 * The method the new terms ask for, at what the bill says; what staff have quoted for a delivery abroad stays.
 * @param version of the order edit
 * @returns the edit's actions, and the ids of the methods that were stored
 */
export async function shippingActions(
  container: MedusaContainer,
  { order, plan }: Change,
  version: number,
): Promise<{ actions: object[]; made: string[] }> {
  const { outside_germany } = order.record;
  const { shippingAmount } = plan.after.bill;
  const option = await optionFor(container, { shipping: plan.terms.shipping, outside_germany });
  const own = order.methods.filter(({ quoted }) => !quoted);
  const fitting = own.length === 1 && own[0]?.option === option.id && own[0].amount === shippingAmount;
  if (fitting) return { actions: [], made: [] };
  const tax_lines = await taxLinesOf(container, order.country, { shipping_option_id: option.id });
  const [method] = await container.resolve(Modules.ORDER).createOrderShippingMethods([
    {
      order_id: order.id,
      version,
      shipping_option_id: option.id,
      name: option.name,
      amount: shippingAmount,
      data: {},
      tax_lines: tax_lines.map((line) => ({ ...line })),
      // Medusa's type leaves them out, its tables take them.
      ...({ is_tax_inclusive: true, is_custom_amount: false } as object),
    },
  ]);
  if (!method) throw new Error("Medusa stored no shipping method");
  const reference = "order_shipping_method";
  const actions = [
    ...own.map(({ id }) => ({ action: "SHIPPING_REMOVE", reference, reference_id: id })),
    { action: "SHIPPING_ADD", reference, reference_id: method.id, amount: shippingAmount },
  ];
  return { actions, made: [method.id] };
}

/** Marks an order edit as that of a change, so that one a crash interrupted is told from what staff do in Medusa. */
export function editMark(versionId: string): string {
  return `furniture-change:${versionId}`;
}
