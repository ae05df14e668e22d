import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import { contentSource, pluginOptions } from "../../shop-details/content-source";
import type { ShopDetails as Details } from "../../shop-details/details";
import { ShopDetailsKeeper } from "../../shop-details/keeper";
import type { ShopDetails } from "../../shop-details/shop-details";
import FurnitureShopDetails from "./models/shop-details";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: Connection;
  [ContainerRegistrationKeys.LOGGER]: Logger;
}

interface Connection {
  raw(statement: string, parameters: unknown[]): PromiseLike<{ rows: { details?: unknown }[] }>;
}

/** Reads the shop's details from the CMS and keeps the last good copy. Use `shopDetails(container)`. */
export default class ShopDetailsService extends MedusaService({ FurnitureShopDetails }) {
  private readonly connection: Connection;
  private readonly keeper: ShopDetailsKeeper;
  private readonly storefrontUrl: string;

  constructor(dependencies: Dependencies, options?: unknown) {
    super(dependencies);
    const { content, storefrontUrl } = pluginOptions.parse(options ?? {});
    this.connection = dependencies[ContainerRegistrationKeys.PG_CONNECTION];
    this.storefrontUrl = storefrontUrl.replace(/\/+$/, "");
    this.keeper = new ShopDetailsKeeper({
      ...(content && { ask: contentSource(content) }),
      kept: () => this.kept(),
      keep: (details) => this.keep(details),
      warn: (line) => dependencies[ContainerRegistrationKeys.LOGGER].warn(line),
    });
  }

  async details(): Promise<ShopDetails> {
    return { ...(await this.keeper.read()), storefrontUrl: this.storefrontUrl };
  }

  private async kept(): Promise<unknown> {
    const { rows } = await this.connection.raw(
      "select details from furniture_shop_details where id = ? and deleted_at is null",
      ["shop"],
    );
    return rows[0]?.details;
  }

  private async keep(details: Details): Promise<void> {
    await this.connection.raw(
      `insert into furniture_shop_details (id, details) values (?, ?::jsonb)
       on conflict (id) do update set details = excluded.details, updated_at = now(), deleted_at = null
       where furniture_shop_details.details is distinct from excluded.details`,
      ["shop", JSON.stringify(details)],
    );
  }
}
