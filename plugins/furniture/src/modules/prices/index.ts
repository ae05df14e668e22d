import { generateEntityId, MedusaService, Module } from "@medusajs/framework/utils";
import type { PriceOverrides, Prices } from "@planke46/furniture-rules";
import { sqlService } from "../../core/database";
import { FurnitureCartPriceVersion, FurniturePriceVersion } from "./models/prices";

export const PRICE_VERSIONS = "furniturePrices";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [PRICE_VERSIONS]: PricesService;
  }
}

/** One saved version of the prices. */
export interface PriceVersion {
  version: number;
  overrides: PriceOverrides;
  prices: Prices;
  note: string;
  /** null when the shop saved it, because a release brought other constants. */
  created_by: string | null;
  created_by_email: string | null;
  created_at: Date;
}

export type NewPriceVersion = Omit<PriceVersion, "version" | "created_at">;

/** What a cart is counted with, and what its shopper is to be told. */
export interface CartPriceVersion {
  version: number;
  repriced: Repriced[];
  shown: boolean;
}

const VERSION_COLUMNS = "version, overrides, prices, note, created_by, created_by_email, created_at";

/** Versions of the prices and the version of each cart. Written in SQL, because each rule here is one statement. */
export class PricesService extends sqlService(
  MedusaService({
    FurniturePriceVersion,
    FurnitureCartPriceVersion,
  }),
) {
  async newestVersion(): Promise<PriceVersion | undefined> {
    const [row] = await this.run<PriceVersion>(
      `select ${VERSION_COLUMNS} from furniture_price_version where deleted_at is null order by version desc limit 1`,
    );
    return row;
  }

  async versionOf(version: number): Promise<PriceVersion | undefined> {
    const [row] = await this.run<PriceVersion>(
      `select ${VERSION_COLUMNS} from furniture_price_version where version = ? and deleted_at is null`,
      [version],
    );
    return row;
  }

  /** The newest versions first. */
  async versions(most: number): Promise<PriceVersion[]> {
    return this.run<PriceVersion>(
      `select ${VERSION_COLUMNS} from furniture_price_version where deleted_at is null order by version desc limit ?`,
      [most],
    );
  }

  /**
   * Adds the version that follows `base` (-1 for the very first). Nothing when `base` is not the newest one any more:
   * of any number of savers at once exactly one gets it.
   */
  async addVersion(base: number, next: NewPriceVersion): Promise<PriceVersion | undefined> {
    const [row] = await this.run<PriceVersion>(
      `insert into furniture_price_version (id, version, overrides, prices, note, created_by, created_by_email)
       select ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?
       where (select coalesce(max(version), -1) from furniture_price_version where deleted_at is null) = ?
       on conflict (version) where deleted_at is null do nothing returning ${VERSION_COLUMNS}`,
      [
        generateEntityId(undefined, "fprice"),
        base + 1,
        JSON.stringify(next.overrides),
        JSON.stringify(next.prices),
        next.note,
        next.created_by,
        next.created_by_email,
        base,
      ],
    );
    return row;
  }

  async cartVersion(cartId: string): Promise<CartPriceVersion | undefined> {
    const [row] = await this.run<CartPriceVersion>(
      "select version, repriced, shown from furniture_cart_price_version where cart_id = ? and deleted_at is null",
      [cartId],
    );
    return row;
  }

  /** Counts a cart with a version from its first line on; a cart that has one keeps it. */
  async beginCart(cartId: string, version: number): Promise<void> {
    await this.run(
      `insert into furniture_cart_price_version (id, cart_id, version, repriced) values (?, ?, ?, '[]')
       on conflict (cart_id) where deleted_at is null do nothing`,
      [generateEntityId(undefined, "fcprice"), cartId, version],
    );
  }

  /** Writes what a cart is counted with. The caller holds the lock of the cart. */
  async keepCart(cartId: string, { version, repriced, shown }: CartPriceVersion): Promise<void> {
    await this.run(
      `insert into furniture_cart_price_version (id, cart_id, version, repriced, shown) values (?, ?, ?, ?::jsonb, ?)
       on conflict (cart_id) where deleted_at is null
       do update set version = excluded.version, repriced = excluded.repriced, shown = excluded.shown, updated_at = now()`,
      [generateEntityId(undefined, "fcprice"), cartId, version, JSON.stringify(repriced), shown],
    );
  }

  /** The shopper has been told what changed with this version. */
  async markShown(cartId: string, version: number): Promise<void> {
    await this.run(
      `update furniture_cart_price_version set shown = true, updated_at = now()
       where cart_id = ? and version = ? and not shown and deleted_at is null`,
      [cartId, version],
    );
  }

  /** The order goes to payment at the prices the shopper was told. */
  async forgetRepriced(cartId: string): Promise<void> {
    await this.run(
      `update furniture_cart_price_version set repriced = '[]', shown = true, updated_at = now()
       where cart_id = ? and repriced <> '[]' and deleted_at is null`,
      [cartId],
    );
  }
}

/** One sum that a new version of the prices changed in a cart: of a line, or of the whole cart (`line_id` null). */
export interface Repriced {
  line_id: string | null;
  code: "line" | "multi_item_discount" | "pickup_deduction" | "express_build";
  title: string;
  /** Whole EUR, VAT included. */
  from: number;
  to: number;
}

export default Module(PRICE_VERSIONS, { service: PricesService });
