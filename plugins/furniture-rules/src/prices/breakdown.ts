import { type Exact, product, roundHalfUp, sum } from "./exact.js";

/** One line of the bill of a single piece: whole EUR. */
export interface BreakdownLine {
  code: string;
  /** German, as printed on the bill. */
  label: string;
  amount: number;
}

export interface Price {
  /** Whole EUR, VAT included. */
  price: number;
  /** Sums to `price` exactly; what costs nothing is left out. */
  breakdown: BreakdownLine[];
}

/** One cost before rounding. */
export interface Cost extends Omit<BreakdownLine, "amount"> {
  amount: Exact | number;
}

/** The same costs, each times a factor. */
export function times(factor: Exact | number, costs: readonly Cost[]): Cost[] {
  return costs.map((cost) => ({ ...cost, amount: product(cost.amount, factor) }));
}

/** How far a number lies beyond what is included; never negative. */
export function beyond(value: number, included: number): number {
  return Math.max(0, value - included);
}

/**
 * Rounds the sum once, and gives each line what it adds to the rounded running sum.
 * So the lines always sum to the price, and none is off by a whole euro.
 */
export function bill(costs: readonly Cost[]): Price {
  const breakdown: BreakdownLine[] = [];
  let running: Exact = sum();
  let price = 0;
  for (const { code, label, amount } of costs) {
    running = sum(running, amount);
    const rounded = roundHalfUp(running);
    if (rounded !== price) breakdown.push({ code, label, amount: rounded - price });
    price = rounded;
  }
  return { price, breakdown };
}
