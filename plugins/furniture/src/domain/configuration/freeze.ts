import type { MedusaContainer } from "@medusajs/framework/types";
import { CONFIGURATIONS } from "../../modules/configurations";
import type { PricedConfiguration } from "./price-configuration";
import { RULES_VERSION } from "./rules-version";

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
