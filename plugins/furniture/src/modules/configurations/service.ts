import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { KINDS } from "@planke46/furniture-rules";
import { refuseStart } from "../../core/refuse-start";
import { sqlService } from "../../core/sql-service";
import FurnitureConfiguration from "./models/configuration";

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
export default class ConfigurationsService extends sqlService(MedusaService({ FurnitureConfiguration })) {
  __hooks = {
    onApplicationStart: async (): Promise<void> => refuseStart(unknownKindsFaults(await this.unknownKinds())),
  };

  /** Kinds that orders hold and the rules have not: their pieces would be missing in mails, bills and papers. */
  private async unknownKinds(): Promise<string[]> {
    const rows = await this.run<{ kind: string }>(
      `select distinct f.kind from order_line_item l
         join furniture_configuration f on f.id = l.metadata->>'configuration_id'
        where f.kind <> all(?::text[]) order by f.kind`,
      [[...KINDS]],
    );
    return rows.map(({ kind }) => kind);
  }

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

/** What to say of kinds that are stored and unknown; nothing where there is none. */
export function unknownKindsFaults(kinds: readonly string[]): string[] {
  if (kinds.length === 0) return [];
  return [
    `Orders of this database hold furniture of a kind that the rules do not know: ${kinds.join(", ")}. Put its definition back into plugins/furniture-rules/src/kinds/registry.ts, and set its product to draft where it is not sold any more.`,
  ];
}
