import { type Sums, sumsOf } from "../../../../tests/browser/walks/oracle/sums.ts";
import type { Order } from "./world";

type Priced = Pick<Order, "pieces" | "pickup" | "express" | "expressFee">;

/** The bill of some pieces, by the model of the walks. @param worth what a voucher is worth, EUR */
export function billOf({ pieces, pickup, express, expressFee }: Priced, worth: number): Sums {
  const lines = pieces.map(({ price }) => ({ price, sample: false }));
  return sumsOf(lines, { pickup, express, expressFee }, worth);
}

/** What a voucher is worth in a cart: a percentage is of the prices before the multi-item discount, in whole EUR. */
export function worthOf(order: Order): number {
  const { voucher, pieces } = order;
  if (!voucher) return 0;
  if (voucher.value !== null) return voucher.value;
  const before = pieces.reduce((all, { price }) => all + price, 0);
  return Math.floor((before * voucher.percent + 50) / 100);
}
