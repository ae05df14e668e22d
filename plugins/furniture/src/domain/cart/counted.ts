import { type CartMoney, cartMoney, type Prices } from "@planke46/furniture-rules";
import type { CartTerms } from "../../modules/cart-terms/terms";
import type { Voucher } from "../vouchers/vouchers";
import type { FurnitureLine } from "./lines";
import { type PayBy, payBy } from "./pay-by";

/** What the furniture of a cart comes to with some vouchers, and all of it. */
export interface Counted {
  /** Each with what it takes off this cart. */
  vouchers: Voucher[];
  money: CartMoney;
  /** What is paid: the furniture with its vouchers, and ordinary goods; EUR. */
  total: number;
  /** What picking the cart up takes off the total, or has taken off; whole EUR. */
  pickupSaving: number;
  payBy: PayBy;
  /** Its shopper may transfer the money, also where it is due only after an offer. */
  mayTransfer: boolean;
}

/**
 * Counts a cart with some vouchers, which count for furniture alone; `transferChosen` where its shopper wishes to transfer, or
 * chooses after an offer, and the shop offers it, `ordinary` what its ordinary goods cost.
 */
export function countCart(
  lines: readonly FurnitureLine[],
  terms: CartTerms,
  vouchers: readonly Voucher[],
  { prices, transferChosen, ordinary }: { prices: Prices; transferChosen: boolean; ordinary: number },
): Counted {
  const countWith = (shipping: CartTerms["shipping"]) => {
    const moneyOf = (voucherSum: number) =>
      cartMoney(lines, { shipping, expressBuild: terms.express_build }, voucherSum, prices);
    const { goods, pickupDeduction } = moneyOf(0);
    const counting = withinGoods(vouchers, goods - pickupDeduction);
    return { counting, money: moneyOf(counting.reduce((sum, { worth }) => sum + worth, 0)) };
  };
  const { counting, money } = countWith(terms.shipping);
  const mayTransfer = transferChosen || counting.some(({ bankTransfer }) => bankTransfer);
  const total = Math.round((money.total + ordinary) * 100) / 100;
  return {
    vouchers: counting,
    money,
    total,
    pickupSaving: countWith("delivery").money.total - countWith("pickup").money.total,
    payBy: payBy(terms, { lines: money.lines, total }, mayTransfer),
    mayTransfer,
  };
}

/** What the engine has worked out is of goods: it never pays for express build, as a fixed amount off the order may. */
function withinGoods(vouchers: readonly Voucher[], goods: number): Voucher[] {
  let left = goods;
  return vouchers.map((voucher) => {
    if (voucher.plain) return voucher;
    const worth = Math.min(voucher.worth, left);
    left -= worth;
    return { ...voucher, worth };
  });
}
