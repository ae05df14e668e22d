import type { Kind } from "../kinds/names.js";
import { PRICES, type Prices } from "../prices/constants.js";
import { product, roundHalfUp } from "../prices/exact.js";

/** What the shopper chooses for the whole cart, as far as it costs something. */
export interface Terms {
  shipping: "delivery" | "pickup";
  expressBuild: boolean;
}

/** A line as it goes in: the price of one piece, whole EUR, from `priceOf`. */
export interface PricedLine {
  readonly id: string;
  readonly kind: Kind;
  readonly price: number;
}

export interface DiscountedLine {
  id: string;
  kind: Kind;
  price: number;
  discountAmount: number;
  discountPrice: number;
}

/** The whole bill, whole EUR: total = goods − pickupDeduction + expressFee − voucherSum. */
export interface CartMoney {
  lines: DiscountedLine[];
  goods: number;
  pickupDeduction: number;
  expressFee: number;
  voucherSum: number;
  total: number;
}

/** With two lines or more, each but the first of the most expensive ones is reduced. */
export function discountLines(lines: readonly PricedLine[], prices: Prices = PRICES): DiscountedLine[] {
  const highest = Math.max(0, ...lines.map((line) => line.price));
  const exempt = lines.findIndex((line) => line.price === highest);
  return lines.map(({ id, kind, price }, index) => {
    const discountAmount = index === exempt ? 0 : roundHalfUp(product(price, prices.cart.multiItemDiscount));
    return { id, kind, price, discountAmount, discountPrice: price - discountAmount };
  });
}

/** What pick-up takes off goods of this sum (EUR): the freight that is in the prices, never more than the goods. */
function pickupDeduction(goods: number, prices: Prices): number {
  const { pickupTiers, pickupAboveTiers } = prices.cart;
  const tier = pickupTiers.find(({ below }) => goods < below)?.amount ?? pickupAboveTiers;
  return Math.min(tier, goods);
}

/**
 * The money of a cart. Samples count as lines, but a cart of samples only knows neither pick-up deduction nor express build.
 * @param voucherSum worth of the voucher in EUR; what the total cannot take is forfeit
 * @param prices the table whose fees and discount count, the constants unless told otherwise
 */
export function cartMoney(
  lines: readonly PricedLine[],
  terms: Terms,
  voucherSum = 0,
  prices: Prices = PRICES,
): CartMoney {
  const discounted = discountLines(lines, prices);
  const goods = discounted.reduce((total, line) => total + line.discountPrice, 0);
  const buildsFurniture = lines.some((line) => line.kind !== "sample");
  const deduction = buildsFurniture && terms.shipping === "pickup" ? pickupDeduction(goods, prices) : 0;
  const expressFee = buildsFurniture && terms.expressBuild ? prices.cart.expressBuild : 0;
  const beforeVoucher = goods - deduction + expressFee;
  const voucher = Math.min(Math.max(0, voucherSum), beforeVoucher);
  return {
    lines: discounted,
    goods,
    pickupDeduction: deduction,
    expressFee,
    voucherSum: voucher,
    total: beforeVoucher - voucher,
  };
}
