import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { priceTable } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { PRICE_VERSIONS } from "../../modules/prices";
import type { PriceVersion } from "../../modules/prices/service";
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
