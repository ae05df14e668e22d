import type { PriceOverrides, Prices } from "@planke46/furniture-rules";
import { ask } from "../ask";

/** The answer of GET /admin/furniture/prices. */
export interface PriceState {
  version: number;
  overrides: PriceOverrides;
  prices: Prices;
  /** Newest first. */
  history: VersionEntry[];
}

export interface VersionEntry {
  version: number;
  note: string;
  created_at: string;
  /** null when the shop saved it itself, because a release brought other constants. */
  created_by_email: string | null;
  overrides: PriceOverrides;
  changes: { path: string; from: number; to: number }[];
}

export interface Saving {
  expected_version: number;
  overrides: PriceOverrides;
  note: string;
}

export const loadPrices = () => ask<PriceState>("prices");

/** Throws with the server's message, which names field and bounds or who was faster. */
export const savePrices = (saving: Saving) => ask<{ version: number }>("prices", { ...saving });
