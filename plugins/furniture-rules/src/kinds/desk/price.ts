import { bill, type Price, times } from "../../prices/breakdown.js";
import { BASE_PRICE, type PriceRow, type Widened } from "../../prices/rows.js";
import type { TableOfficeConfiguration } from "./configuration.js";

export const DESK_PRICES = { base: 1399 } as const;

/** What staff may override. */
export const DESK_PRICE_ROWS: readonly PriceRow[] = [BASE_PRICE];

/** One price: nothing that can be chosen on a desk costs extra. */
export function deskPrice(
  _configuration: TableOfficeConfiguration,
  desk: Widened<typeof DESK_PRICES>,
  multiplier: number,
): Price {
  return bill(times(multiplier, [{ code: "base", label: "Grundpreis Schreibtisch", amount: desk.base }]));
}
