import { beyond, bill, type Price, times } from "../../prices/breakdown.js";
import { product } from "../../prices/exact.js";
import type { Widened } from "../../prices/rows.js";
import { seatFees } from "../seat/price.js";
import type { BenchConfiguration } from "./configuration.js";

export const BENCH_PRICES = {
  base: 399,
  perCm: 2.5,
  lengthIncluded: 100,
  frame: { simple: 0, massive: 50 },
  choosePlanks: 25,
  ownColor: 100,
  individual: 20,
} as const;

export function benchPrice(
  configuration: BenchConfiguration,
  bench: Widened<typeof BENCH_PRICES>,
  multiplier: number,
): Price {
  const length = beyond(configuration.dimensions.length, bench.lengthIncluded);
  return bill(
    times(multiplier, [
      { code: "base", label: "Grundpreis Bank", amount: bench.base },
      { code: "length", label: "Länge", amount: product(bench.perCm, length) },
      ...seatFees(bench, configuration),
    ]),
  );
}
