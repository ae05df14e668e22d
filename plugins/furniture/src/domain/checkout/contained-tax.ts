import type { MedusaContainer } from "@medusajs/framework/types";
import { market } from "../../core/options/market";
import { ownOptionIds } from "../cart/shipping";
import type { CartState } from "../cart/state";
import { type Taxed, taxedIn, taxLinesOf } from "../cart/tax-lines";
import { billOf } from "../vouchers/bill";

/** The VAT that a total contains. */
export interface ContainedTax {
  /** EUR; 0 where none is booked. */
  tax: number;
  /** Per cent, the highest first. */
  tax_rates: number[];
}

/**
 * The VAT in the total of a cart, as its order will book it. While the country is unknown, it is that of the home country.
 */
export async function containedTax(container: MedusaContainer, state: CartState): Promise<ContainedTax> {
  const country = taxedIn(state.cart.shipping_address, state.terms) ?? market().homeCountry;
  const [own = ""] = await ownOptionIds(container);
  const shares = await Promise.all(
    chargedParts(state, own).map(async ({ gross, taxed }) => {
      const lines = await taxLinesOf(container, country, taxed);
      return { gross, rate: lines.reduce((sum, { rate }) => sum + Number(rate), 0) };
    }),
  );
  return within(shares);
}

/** The VAT within gross amounts (EUR), each at its rate in per cent. */
function within(shares: readonly { gross: number; rate: number }[]): ContainedTax {
  const rates = new Set(shares.flatMap(({ rate }) => (rate > 0 ? rate : [])));
  return {
    tax: shares.reduce((sum, { gross, rate }) => sum + (gross * rate) / (100 + rate), 0),
    tax_rates: [...rates].sort((one, other) => other - one),
  };
}

/**
 * What each piece, each ordinary product and each delivery costs after reductions (EUR, VAT included), and what it is taxed as.
 * `own`: the shop's own shipping option. What costs nothing is left out.
 */
function chargedParts(
  { cart, money, vouchers, ordinary }: CartState,
  own: string,
): { gross: number; taxed: Taxed }[] {
  const { reductions, shippingAmount } = billOf(money, vouchers);
  const grossOf = new Map([
    ...money.lines.map(({ id, price }) => {
      const off = (reductions.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
      return [id, price - off] as const;
    }),
    ...ordinary.lines.map(({ id, total }) => [id, total] as const),
  ]);
  const goods = (cart.items ?? []).map(({ id, product_id }) => ({
    gross: grossOf.get(id) ?? 0,
    taxed: { product_id: product_id ?? "" },
  }));
  const [other = own] = ordinary.options;
  const deliveries = [
    { gross: shippingAmount, taxed: { shipping_option_id: own } },
    { gross: ordinary.delivery, taxed: { shipping_option_id: other } },
  ];
  return [...goods, ...deliveries].filter(({ gross }) => gross > 0);
}
