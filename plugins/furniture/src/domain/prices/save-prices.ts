import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { PRICE_FIELDS, type Prices, priceAt, priceTable } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { PRICE_VERSIONS, type PriceVersion } from "../../modules/prices";
import { currentPrices, forgetPrices } from "./current-prices";

export interface PriceSaving {
  /** The version the member of staff had before their eyes. */
  expected_version: number;
  /** All overrides that are to hold from now on, not only the new ones. */
  overrides: unknown;
  note: string;
  by: { id: string; email: string | null };
}

/**
 * Saves a new version of the prices; saving what already holds changes nothing. Throws a {@link Refusal} that names field
 * and bounds, or who was faster: of two members of staff who save at once, one wins.
 */
export async function savePrices(container: MedusaContainer, saving: PriceSaving): Promise<PriceVersion> {
  const { expected_version, note, by } = saving;
  const table = priceTable(saving.overrides);
  if (!table.ok) throw refused(table.issues);
  await currentPrices(container);
  const service = container.resolve(PRICE_VERSIONS);
  const newest = await service.newestVersion();
  if (newest?.version === expected_version && isDeepStrictEqual(newest.prices, table.prices)) return newest;
  const saved = await service.addVersion(expected_version, {
    overrides: table.overrides,
    prices: table.prices,
    note,
    created_by: by.id,
    created_by_email: by.email,
  });
  if (!saved) throw outdated(await service.newestVersion());
  forgetPrices();
  return saved;
}

function refused(issues: { path: string; message: string; code: string }[]): Refusal {
  const named = issues.map((issue) => ({ ...issue, path: `overrides.${issue.path}` }));
  const [first, ...others] = named;
  return first ? Refusal.of([first, ...others]) : Refusal.single("overrides", "Die Preise sind ungültig");
}

function outdated(newest: PriceVersion | undefined): Refusal {
  const who = newest?.created_by_email ?? "jemand";
  const message = `Inzwischen hat ${who} die Version ${newest?.version} gespeichert. Bitte die Preise neu laden und die Änderung noch einmal vornehmen.`;
  return Refusal.single("expected_version", message, "version_outdated");
}

/** One number that a version changed. */
export interface PriceChange {
  path: string;
  from: number;
  to: number;
}

/** A version as staff read it: who changed what, and when. */
export interface VersionEntry extends Omit<PriceVersion, "prices"> {
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
