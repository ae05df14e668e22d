import type { CartDTO, CartShippingMethodDTO, MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { shortlyKept } from "../../core/cached";
import { market } from "../../core/options/market";
import type { CartTerms } from "../../modules/cart-terms/terms";
import { isFurnitureLine } from "./lines";
import { taxedIn, taxLinesOf } from "./tax-lines";

interface ShippingOption {
  id: string;
  name: string;
}

/** The shipping options by the code of their type; of several with one code the oldest. */
const optionsByCode = shortlyKept(
  async (container: MedusaContainer): Promise<Map<string, ShippingOption>> => {
    const options = await container
      .resolve(Modules.FULFILLMENT)
      .listShippingOptions({}, { relations: ["type"], order: { created_at: "ASC", id: "ASC" }, take: 200 });
    return new Map(options.reverse().map(({ id, name, type }) => [type?.code ?? "", { id, name }]));
  },
);

/** The ids of the options that deliver furniture: every other delivers ordinary products. */
export async function ownOptionIds(container: MedusaContainer): Promise<ReadonlySet<string>> {
  const byCode = await optionsByCode(container);
  return new Set(Object.values(market().shippingTypes).flatMap((code) => byCode.get(code)?.id ?? []));
}

/**
 * Gives a cart with furniture exactly the shipping method its terms ask for, at the given amount (EUR with VAT), and none of the
 * shop's to another. Methods for ordinary products stay as long as there are some.
 */
export async function settleShipping(
  container: MedusaContainer,
  cart: CartDTO,
  terms: CartTerms,
  amount: number,
): Promise<void> {
  const carts = container.resolve(Modules.CART);
  const own = await ownOptionIds(container);
  const items = cart.items ?? [];
  const isForFurniture = ({ shipping_option_id }: CartShippingMethodDTO) => own.has(shipping_option_id ?? "");
  const present = (cart.shipping_methods ?? []).filter(
    (method) => isForFurniture(method) || items.every(isFurnitureLine),
  );
  if (!items.some(isFurnitureLine)) {
    if (present.length > 0) await carts.deleteShippingMethods(present.map(({ id }) => id));
    return;
  }
  const option = await optionFor(container, terms);
  const kept = present.find((method) => method.shipping_option_id === option.id);
  const surplus = present.filter((method) => method !== kept);
  if (surplus.length > 0) await carts.deleteShippingMethods(surplus.map(({ id }) => id));
  if (!kept) return addMethod(container, { cart, terms }, option, amount);
  // Delivery is part of the prices: nothing takes anything off it, and what a promotion has put there goes.
  const adjustments = (kept.adjustments ?? []).map(({ id }) => id);
  if (adjustments.length > 0) await carts.deleteShippingMethodAdjustments(adjustments);
  if (Number(kept.amount) !== amount || !kept.is_tax_inclusive) {
    await carts.updateShippingMethods([{ id: kept.id, amount, is_tax_inclusive: true }]);
  }
}

const ABROAD = { delivery: "deliveryAbroad", pickup: "pickupAbroad" } as const;

/** The option for delivery or pick-up, at home or abroad. */
export async function optionFor(
  container: MedusaContainer,
  terms: Pick<CartTerms, "shipping" | "outside_germany">,
): Promise<ShippingOption> {
  const code = market().shippingTypes[terms.outside_germany ? ABROAD[terms.shipping] : terms.shipping];
  const option = (await optionsByCode(container)).get(code);
  if (option) return option;
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    `There is no shipping option with the type code ${code}`,
  );
}

async function addMethod(
  container: MedusaContainer,
  { cart, terms }: { cart: CartDTO; terms: CartTerms },
  { id, name }: ShippingOption,
  amount: number,
): Promise<void> {
  const tax_lines = await taxLinesOf(container, taxedIn(cart.shipping_address, terms), {
    shipping_option_id: id,
  });
  await container.resolve(Modules.CART).addShippingMethods([
    {
      cart_id: cart.id,
      shipping_option_id: id,
      name,
      amount,
      data: {},
      tax_lines: tax_lines.map((line) => ({ ...line })),
      // Medusa's type leaves it out, its table takes it.
      ...({ is_tax_inclusive: true } as object),
    },
  ]);
}
