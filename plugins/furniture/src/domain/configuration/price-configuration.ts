import {
  type BreakdownLine,
  type Configuration,
  type Kind,
  type Palette,
  type Part,
  parseConfiguration,
  partsOf,
  priceOf,
} from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import type { ServedPrices } from "../prices/current-prices";

export interface PricedConfiguration {
  kind: Kind;
  configuration: Configuration;
  /** Whole EUR, VAT included. */
  price: number;
  breakdown: BreakdownLine[];
  parts: Part[];
  /** The version of the shop's prices it was priced with. */
  price_version: number;
}

/**
 * Turns what a browser sent into a configuration with the price the shop asks; a price in the input is an unknown field.
 * Standard colours are those staff have published (`standardColors`); any other one needs \`chooseOwnColor\`.
 * Throws a {@link Refusal} whose issues name field, reason and bounds.
 */
export function priceConfiguration(
  kind: unknown,
  configuration: unknown,
  served: ServedPrices,
  colors: Palette,
): PricedConfiguration {
  const parsed = parseConfiguration(kind, configuration, colors);
  if (!parsed.ok) {
    const [first, ...others] = parsed.issues;
    throw first
      ? Refusal.of([first, ...others])
      : Refusal.single("configuration", "The configuration is not valid");
  }
  return priced(parsed.kind, parsed.configuration, served);
}

/** Prices a configuration that the rules have accepted before. */
export function priced(
  kind: Kind,
  configuration: Configuration,
  { version, prices }: ServedPrices,
): PricedConfiguration {
  const { price, breakdown } = priceOf(kind, configuration, prices);
  return {
    kind,
    configuration,
    price,
    breakdown,
    parts: partsOf(kind, configuration),
    price_version: version,
  };
}
