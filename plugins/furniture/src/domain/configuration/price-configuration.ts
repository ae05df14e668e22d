import { createRequire } from "node:module";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
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
import { CONFIGURATIONS } from "../../modules/configurations";
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

/** Stores a configuration with its price for good. Returns the id of the row. */
export async function freeze(container: MedusaContainer, piece: PricedConfiguration): Promise<string> {
  const [id] = await freezeEach(container, piece, 1);
  if (!id) throw new Error("No configuration was stored");
  return id;
}

/** Stores the configuration of `count` equal pieces, one row each. Returns the ids. */
export async function freezeEach(
  container: MedusaContainer,
  piece: PricedConfiguration,
  count: number,
): Promise<string[]> {
  const { kind, configuration, price, price_version, breakdown, parts } = piece;
  return container
    .resolve(CONFIGURATIONS)
    .addConfigurations(
      { kind, price, price_version, rules_version: RULES_VERSION, configuration, breakdown, parts },
      count,
    );
}

const manifest = z.object({ version: z.string() });

/** The version of the rules a configuration was priced with. */
const RULES_VERSION = manifest.parse(
  createRequire(__filename)("@planke46/furniture-rules/package.json"),
).version;
