import { type CartMoney, cartMoney, type Prices } from "@planke46/furniture-rules";
import type { CartTerms } from "../../modules/cart-terms/terms";
import type { Voucher } from "../vouchers/vouchers";
import type { FurnitureLine } from "./lines";
import { type PayBy, payBy } from "./pay-by";

/** What a cart comes to with some vouchers. */
export interface Counted {
  /** Each with what it takes off this cart. */
  vouchers: Voucher[];
  money: CartMoney;
  /** What picking the cart up takes off the total, or has taken off; whole EUR. */
  pickupSaving: number;
  payBy: PayBy;
}

/** Counts a cart with some vouchers; `transferChosen` where its shopper wishes to transfer and the shop offers it. */
export function countCart(
  lines: readonly FurnitureLine[],
  terms: CartTerms,
  vouchers: readonly Voucher[],
  { prices, transferChosen }: { prices: Prices; transferChosen: boolean },
): Counted {
  const countWith = (shipping: CartTerms["shipping"]) => {
    const moneyOf = (voucherSum: number) =>
      cartMoney(lines, { shipping, expressBuild: terms.express_build }, voucherSum, prices);
    const { goods, pickupDeduction } = moneyOf(0);
    const counting = withinGoods(vouchers, goods - pickupDeduction);
    return { counting, money: moneyOf(counting.reduce((sum, { worth }) => sum + worth, 0)) };
  };
  const { counting, money } = countWith(terms.shipping);
  const transfer = transferChosen || counting.some(({ bankTransfer }) => bankTransfer);
  return {
    vouchers: counting,
    money,
    pickupSaving: countWith("delivery").money.total - countWith("pickup").money.total,
    payBy: payBy(terms, money, transfer),
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
