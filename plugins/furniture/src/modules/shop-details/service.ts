import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import type { OnlineMethod, Palette } from "@planke46/furniture-rules";
import { type DatabaseDependency, type Run, runOn } from "../../core/database";
import { readColors, SAMPLE_COLORS } from "./colors";
import { colorSource, contentSource, pluginOptions } from "./content-source";
import type { ServedDetails, ShopDetails } from "./details";
import { LastGoodKeeper, ShopDetailsKeeper } from "./keeper";
import FurnitureShopDetails from "./models/shop-details";

interface Dependencies extends DatabaseDependency {
  [ContainerRegistrationKeys.LOGGER]: Logger;
}

/** What is kept of the CMS, by the row's id. */
type Row = "shop" | "standard-colors";

/** Reads the shop's details and standard colours from the CMS and keeps the last good copies. Use `shopDetails` and `standardColors`. */
export default class ShopDetailsService extends MedusaService({ FurnitureShopDetails }) {
  private readonly run: Run;
  private readonly keeper: ShopDetailsKeeper;
  private readonly colorKeeper: LastGoodKeeper<Palette>;
  private readonly storefrontUrl: string;
  /** What the payment page offers. */
  readonly onlineMethods: readonly OnlineMethod[];

  constructor(dependencies: Dependencies, options?: unknown) {
    super(dependencies);
    const { content, storefrontUrl, onlineMethods } = pluginOptions.parse(options ?? {});
    this.onlineMethods = onlineMethods;
    this.run = runOn(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
    this.storefrontUrl = storefrontUrl.replace(/\/+$/, "");
    const warn = (line: string) => dependencies[ContainerRegistrationKeys.LOGGER].warn(line);
    this.keeper = new ShopDetailsKeeper({
      ...(content && { ask: contentSource(content) }),
      kept: () => this.kept("shop"),
      keep: (details: ShopDetails) => this.keep("shop", details),
      warn,
    });
    this.colorKeeper = new LastGoodKeeper(
      { name: "Standard colours", read: readColors, sample: () => SAMPLE_COLORS },
      {
        ...(content && { ask: colorSource(content) }),
        kept: () => this.kept("standard-colors"),
        keep: (colors) => this.keep("standard-colors", colors),
        warn,
      },
    );
  }

  /** The palette; read anew when the wanted hex value is not in the one that is remembered. */
  async colors(wanted?: string): Promise<Palette> {
    const known = await this.colorKeeper.read();
    if (wanted === undefined || known.some(({ hex }) => hex === wanted)) return known;
    return this.colorKeeper.readAnew();
  }

  async details(): Promise<ServedDetails> {
    return { ...(await this.keeper.read()), storefrontUrl: this.storefrontUrl };
  }

  private async kept(id: Row): Promise<unknown> {
    const [row] = await this.run<{ details?: unknown }>(
      "select details from furniture_shop_details where id = ? and deleted_at is null",
      [id],
    );
    return row?.details;
  }

  private async keep(id: Row, details: unknown): Promise<void> {
    await this.run(
      `insert into furniture_shop_details (id, details) values (?, ?::jsonb)
       on conflict (id) do update set details = excluded.details, updated_at = now(), deleted_at = null
       where furniture_shop_details.details is distinct from excluded.details`,
      [id, JSON.stringify(details)],
    );
  }
}
