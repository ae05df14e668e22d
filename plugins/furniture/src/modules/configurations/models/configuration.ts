import { model } from "@medusajs/framework/utils";

/**
 * A frozen configuration with its price. `configuration`, `breakdown` and `parts` have the format of
 * `@planke46/furniture-rules` at `rules_version`, priced with `price_version`. Rows are immutable: the database refuses
 * to change them.
 */
const FurnitureConfiguration = model.define(
  { name: "furniture_configuration", tableName: "furniture_configuration" },
  {
    id: model.id({ prefix: "fconf" }).primaryKey(),
    kind: model.text(),
    configuration: model.json(),
    /** Whole EUR, VAT included. */
    price: model.number(),
    breakdown: model.json(),
    parts: model.json(),
    rules_version: model.text(),
    /** The version of the shop's prices it was priced with; 0 is the constants of the rules. */
    price_version: model.number().default(0),
  },
);

export default FurnitureConfiguration;
