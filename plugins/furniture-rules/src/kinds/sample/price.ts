import { bill, type Price } from "../../prices/breakdown.js";
import { BASE_PRICE, type PriceRow, type Widened } from "../../prices/rows.js";
import type { SampleConfiguration } from "./configuration.js";

export const SAMPLE_PRICES = { base: 5 } as const;

/** What staff may override. */
export const SAMPLE_PRICE_ROWS: readonly PriceRow[] = [BASE_PRICE];

/** One price, without the multiplier of the furniture. */
export function samplePrice(
  _configuration: SampleConfiguration,
  sample: Widened<typeof SAMPLE_PRICES>,
): Price {
  return bill([{ code: "base", label: "Muster", amount: sample.base }]);
}
