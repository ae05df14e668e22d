import {
  type BreakdownLine,
  type Configuration,
  type Kind,
  type Part,
  parseConfiguration,
  partsOf,
  priceOf,
} from "@planke46/furniture-rules";
import { Refusal } from "../refusal/refusal";

export interface PricedConfiguration {
  kind: Kind;
  configuration: Configuration;
  /** Whole EUR, VAT included. */
  price: number;
  breakdown: BreakdownLine[];
  parts: Part[];
}

/**
 * Turns what a browser sent into a configuration with the price the shop asks; a price in the input is an unknown field.
 * Throws a {@link Refusal} whose issues name field, reason and bounds.
 */
export function priceConfiguration(kind: unknown, configuration: unknown): PricedConfiguration {
  const parsed = parseConfiguration(kind, configuration);
  if (!parsed.ok) {
    const [first, ...others] = parsed.issues;
    throw first
      ? Refusal.of([first, ...others])
      : Refusal.single("configuration", "The configuration is not valid");
  }
  const { price, breakdown } = priceOf(parsed.kind, parsed.configuration);
  return {
    kind: parsed.kind,
    configuration: parsed.configuration,
    price,
    breakdown,
    parts: partsOf(parsed.kind, parsed.configuration),
  };
}
