import { rounded } from "./prices.ts";

/** What a cart costs, whole EUR, as `decisions.md` states it. */

export interface Terms {
  pickup: boolean;
  express: boolean;
  /** EUR, where staff have changed it. */
  expressFee?: number;
}

export interface Line {
  price: number;
  sample: boolean;
}

export interface Sums {
  /** By line, in the order of the cart. */
  discounts: number[];
  /** The lines before the discount. */
  before: number;
  /** The lines after it. */
  goods: number;
  pickup: number;
  express: number;
  voucher: number;
  total: number;
}

/** @param voucher what the code on the cart is worth, EUR */
export function sumsOf(lines: readonly Line[], terms: Terms, voucher: number): Sums {
  const highest = Math.max(...lines.map(({ price }) => price));
  const exempt = lines.findIndex(({ price }) => price === highest);
  const discounts = lines.map(({ price }, at) => (at === exempt ? 0 : rounded(price, 10)));
  const before = sum(lines.map(({ price }) => price));
  const goods = before - sum(discounts);
  const furniture = lines.some(({ sample }) => !sample);
  const pickup = terms.pickup && furniture ? Math.min(tierOf(goods), goods) : 0;
  const express = terms.express && furniture ? (terms.expressFee ?? 65) : 0;
  const open = goods - pickup + express;
  const taken = Math.min(voucher, open);
  return { discounts, before, goods, pickup, express, voucher: taken, total: open - taken };
}

function tierOf(goods: number): number {
  if (goods < 250) return 35;
  return goods < 500 ? 50 : 75;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
