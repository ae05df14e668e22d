import type { CartMoney } from "@planke46/furniture-rules";
import { prorate } from "../../core/money";

/** What a voucher or a promotion of the shop may take off a cart, EUR. */
export interface VoucherWorth {
  code: string;
  promotionId: string;
  worth: number;
}

/** One reduction of one line, EUR with VAT. */
export interface Reduction {
  source: "multi_item_discount" | "pickup_deduction" | "voucher";
  amount: number;
  voucher?: { code: string; promotionId: string };
}

/** The money of a cart as Medusa stores it: reductions of its lines and the amount of its shipping method. */
export interface Bill {
  reductions: ReadonlyMap<string, readonly Reduction[]>;
  shippingAmount: number;
}

/** The sums that make up a total, as records and answers name them. */
export function sumsOf({ goods, lines, pickupDeduction, expressFee, voucherSum }: CartMoney) {
  return {
    goods,
    multi_item_discount: lines.reduce((sum, { discountAmount }) => sum + discountAmount, 0),
    pickup_deduction: pickupDeduction,
    express_fee: expressFee,
    voucher_sum: voucherSum,
  };
}

interface OpenLine {
  id: string;
  /** What is still to be paid for the line, EUR. */
  left: number;
  reductions: Reduction[];
}

/**
 * Books the money of a cart on its lines. Every EUR of `money` ends up in exactly one place, so that Medusa's total,
 * which is the sum of those places, is `money.total`.
 * A voucher reduces the goods first. What is left of it lowers the shipping amount, because Medusa knows no
 * reduction of a shipping method that includes tax.
 */
export function billOf(money: CartMoney, vouchers: readonly VoucherWorth[]): Bill {
  const lines: OpenLine[] = money.lines.map(({ id, price, discountAmount }) => {
    const line: OpenLine = { id, left: price, reductions: [] };
    if (discountAmount > 0) reduce(line, { source: "multi_item_discount", amount: discountAmount });
    return line;
  });
  spread(money.pickupDeduction, lines).forEach(({ line, amount }) => {
    if (amount > 0) reduce(line, { source: "pickup_deduction", amount });
  });

  let shippingAmount = money.expressFee;
  let unspent = money.voucherSum;
  for (const { code, promotionId, worth } of vouchers) {
    const spent = Math.min(worth, unspent);
    const onGoods = Math.min(spent, openSum(lines));
    spread(onGoods, lines).forEach(({ line, amount }, index) => {
      // The first line carries the code even for 0 EUR: that is how Medusa counts a redemption.
      if (index === 0 || amount > 0)
        reduce(line, { source: "voucher", amount, voucher: { code, promotionId } });
    });
    shippingAmount = cents(shippingAmount - (spent - onGoods));
    unspent -= spent;
  }
  return { reductions: new Map(lines.map(({ id, reductions }) => [id, reductions])), shippingAmount };
}

function spread(amount: number, lines: OpenLine[]): { line: OpenLine; amount: number }[] {
  const parts = prorate(
    amount,
    lines.map(({ left }) => left),
  );
  return lines.map((line, index) => ({ line, amount: parts[index] ?? 0 }));
}

function reduce(line: OpenLine, reduction: Reduction): void {
  line.reductions.push(reduction);
  line.left = cents(line.left - reduction.amount);
}

function openSum(lines: readonly OpenLine[]): number {
  return cents(lines.reduce((sum, { left }) => sum + left, 0));
}

/** Takes the dust of binary fractions off a sum of EUR. */
function cents(eur: number): number {
  return Math.round(eur * 100) / 100;
}
