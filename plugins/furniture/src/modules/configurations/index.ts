import { generateEntityId, MedusaService, Module } from "@medusajs/framework/utils";
import { KINDS } from "@planke46/furniture-rules";
import { sqlService } from "../../core/database";
import { refuseStart } from "../../core/refuse-start";
import FurnitureConfiguration from "./models/configuration";
import { takeUnknownKindsOutOfCarts, unknownKindsFaults, unknownKindsOfOrders } from "./unknown-kinds";

export const CONFIGURATIONS = "furnitureConfigurations";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [CONFIGURATIONS]: ConfigurationsService;
  }
}

/** A configuration as it is stored; see the model. */
export interface NewConfiguration {
  kind: string;
  price: number;
  price_version: number;
  rules_version: string;
  configuration: object;
  breakdown: object;
  parts: object;
}

/** The stored configurations. Use `addConfigurations` and `list…`: the table refuses changes and deletions. */
export class ConfigurationsService extends sqlService(MedusaService({ FurnitureConfiguration })) {
  __hooks = {
    onApplicationStart: async (): Promise<void> => {
      refuseStart(unknownKindsFaults(await unknownKindsOfOrders(this.run, KINDS)));
      const taken = await takeUnknownKindsOutOfCarts(this.run, KINDS);
      if (taken.length > 0)
        console.warn(`Taken out of carts, as the rules do not know the kind: ${taken.join(", ")}.`);
    },
  };

  /** Stores a configuration for good as `count` rows, one for each piece, in one statement. Returns their ids. */
  async addConfigurations(row: NewConfiguration, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => generateEntityId(undefined, "fconf"));
    await this.run(
      `insert into furniture_configuration
         (id, kind, price, price_version, rules_version, configuration, breakdown, parts)
       select id, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb from jsonb_array_elements_text(?::jsonb) as id`,
      [
        row.kind,
        row.price,
        row.price_version,
        row.rules_version,
        JSON.stringify(row.configuration),
        JSON.stringify(row.breakdown),
        JSON.stringify(row.parts),
        JSON.stringify(ids),
      ],
    );
    return ids;
  }
}

export default Module(CONFIGURATIONS, { service: ConfigurationsService });
