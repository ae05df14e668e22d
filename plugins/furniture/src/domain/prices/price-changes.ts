import { PRICE_FIELDS, type PriceOverrides, type Prices, priceAt } from "@planke46/furniture-rules";
import type { PriceVersion } from "../../modules/prices/service";

/** One number that a version changed. */
export interface PriceChange {
  path: string;
  from: number;
  to: number;
}

/** A version as staff read it: who changed what, and when. */
export interface VersionEntry {
  version: number;
  note: string;
  created_at: Date;
  /** null when the shop saved it, because a release brought other constants. */
  created_by: string | null;
  created_by_email: string | null;
  overrides: PriceOverrides;
  /** Against the version before; the first one changes nothing. */
  changes: PriceChange[];
}

export function changesBetween(before: Prices, after: Prices): PriceChange[] {
  return PRICE_FIELDS.flatMap(({ path }) => {
    const [from, to] = [priceAt(before, path), priceAt(after, path)];
    return from === to ? [] : [{ path, from, to }];
  });
}

/** The history from versions that are sorted newest first; the last one serves as comparison alone, unless it is the first of all. */
export function historyOf(versions: readonly PriceVersion[]): VersionEntry[] {
  return versions.flatMap(({ prices, ...entry }, index) => {
    const before = versions[index + 1];
    if (!before && entry.version > 0) return [];
    return [{ ...entry, changes: before ? changesBetween(before.prices, prices) : [] }];
  });
}
