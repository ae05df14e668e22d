import type { PriceOverrides, Prices } from "@planke46/furniture-rules";
import type * as served from "../../domain/prices/save-prices";
import { ask } from "../ask";
import type { Sent } from "../sent";

/** The answer of GET /admin/furniture/prices. */
export interface PriceState {
  version: number;
  overrides: PriceOverrides;
  prices: Prices;
  /** Newest first. */
  history: VersionEntry[];
}

export type VersionEntry = Sent<served.VersionEntry>;

export interface Saving {
  expected_version: number;
  overrides: PriceOverrides;
  note: string;
}

export const loadPrices = () => ask<PriceState>("prices");

/** Throws with the server's message, which names field and bounds or who was faster. */
export const savePrices = (saving: Saving) => ask<{ version: number }>("prices", { ...saving });
