import type { Kind } from "../kinds/names.js";
import { type Configuration, definitionOf } from "../kinds/registry.js";
import type { Price } from "./breakdown.js";
import { PRICES, type Prices } from "./constants.js";

/**
 * What a piece costs: whole EUR with VAT, and the lines that sum to it.
 * The configuration is one that `parseConfiguration` accepted for this kind.
 * @param prices the table to price with, the constants unless told otherwise
 */
export function priceOf(kind: Kind, configuration: Configuration, prices: Prices = PRICES): Price {
  return definitionOf(kind).price(configuration, prices[kind], prices.multiplier);
}
