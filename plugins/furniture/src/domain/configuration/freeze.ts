import { createRequire } from "node:module";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { CONFIGURATIONS } from "../../modules/configurations";
import type { PricedConfiguration } from "./price-configuration";

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
