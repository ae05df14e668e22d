import { beyond, bill, type Price, times } from "../../prices/breakdown.js";
import { product } from "../../prices/exact.js";
import type { Widened } from "../../prices/rows.js";
import { seatFees } from "../seat/price.js";
import type { StoolConfiguration } from "./configuration.js";

export const STOOL_PRICES = {
  base: 149,
  perCm: 2.5,
  heightIncluded: 45,
  frame: { simple: 0, massive: 50 },
  choosePlanks: 25,
  ownColor: 100,
  individual: 10,
} as const;

export function stoolPrice(
  configuration: StoolConfiguration,
  stool: Widened<typeof STOOL_PRICES>,
  multiplier: number,
): Price {
  const height = beyond(configuration.dimensions.height, stool.heightIncluded);
  return bill(
    times(multiplier, [
      { code: "base", label: "Grundpreis Hocker", amount: stool.base },
      { code: "height", label: "Höhe", amount: product(stool.perCm, height) },
      ...seatFees(stool, configuration),
    ]),
  );
}
