import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils";
import FurnitureConfiguration from "./models/configuration";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: {
    raw(statement: string, parameters: unknown[]): PromiseLike<{ rows: unknown[] }>;
  };
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

/** The stored configurations. Use `addConfiguration` and `list…`: the table refuses changes and deletions. */
export default class ConfigurationsService extends MedusaService({ FurnitureConfiguration }) {
  private readonly connection: Dependencies[typeof ContainerRegistrationKeys.PG_CONNECTION];

  constructor(dependencies: Dependencies, ...others: unknown[]) {
    super(dependencies, ...others);
    this.connection = dependencies[ContainerRegistrationKeys.PG_CONNECTION];
  }

  /** Stores a configuration for good, in one statement. Returns the id of the row. */
  async addConfiguration(row: NewConfiguration): Promise<string> {
    const id = generateEntityId(undefined, "fconf");
    await this.connection.raw(
      `insert into furniture_configuration
         (id, kind, price, price_version, rules_version, configuration, breakdown, parts)
       values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb)`,
      [
        id,
        row.kind,
        row.price,
        row.price_version,
        row.rules_version,
        JSON.stringify(row.configuration),
        JSON.stringify(row.breakdown),
        JSON.stringify(row.parts),
      ],
    );
    return id;
  }
}
