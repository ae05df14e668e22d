import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PRICES, type Prices, priceTable } from "@planke46/furniture-rules";
import { type CartPriceVersion, PRICE_VERSIONS, type Repriced } from "../../modules/prices";

/** One version of the shop's prices: 0 is the constants of the rules. */
export interface ServedPrices {
  version: number;
  prices: Prices;
}

/** How long another process may still price with the version before, milliseconds. */
const MEMORY = 2000;
const MOST_TABLES = 50;

let kept: { answer: Promise<ServedPrices>; until: number } | undefined;
let newest = -1;
let constantsRecorded: Promise<void> | undefined;
const tables = new Map<number, Prices>();

/**
 * The prices that hold now. Read it once where a request writes something, and hand it on: two calls may differ.
 * Remembered for two seconds a process; within a process it never goes back to an older version.
 */
export function currentPrices(container: MedusaContainer): Promise<ServedPrices> {
  if (kept && kept.until > performance.now()) return kept.answer;
  const answer = readNewest(container);
  const memory = { answer, until: performance.now() + MEMORY };
  kept = memory;
  answer.catch(() => {
    if (kept === memory) kept = undefined;
  });
  return answer;
}

/** After saving: this process asks the database again at once. */
export function forgetPrices(): void {
  kept = undefined;
}

/** The prices of one version, for a cart that is still counted with it. */
export async function pricesOf(container: MedusaContainer, version: number): Promise<ServedPrices> {
  // A cart may be ahead of what this process remembers.
  if (version > newest) forgetPrices();
  const known = tables.get(version);
  if (known) return { version, prices: known };
  const row = await container.resolve(PRICE_VERSIONS).versionOf(version);
  // Only version 0 can be missing: it is recorded when a process first asks for prices.
  return remember({ version, prices: row?.prices ?? PRICES });
}

async function readNewest(container: MedusaContainer): Promise<ServedPrices> {
  constantsRecorded ??= recordConstants(container);
  await constantsRecorded.catch((error) => {
    constantsRecorded = undefined;
    throw error;
  });
  const service = container.resolve(PRICE_VERSIONS);
  let row = await service.newestVersion();
  if (!row) {
    // While this process runs, the database was put back to a state without prices.
    await recordConstants(container);
    row = await service.newestVersion();
  }
  if (!row) throw new Error("There is no version of the prices");
  newest = Math.max(newest, row.version);
  return remember({ version: row.version, prices: row.prices });
}

function remember(served: ServedPrices): ServedPrices {
  const [oldest] = tables.keys();
  if (tables.size >= MOST_TABLES && oldest !== undefined) tables.delete(oldest);
  tables.set(served.version, served.prices);
  return served;
}

/**
 * Once a process: a release with other constants is a new version too, with the overrides of staff laid over them. So a
 * version always means the same prices, and carts from before the release are re-priced like any other.
 */
async function recordConstants(container: MedusaContainer): Promise<void> {
  const service = container.resolve(PRICE_VERSIONS);
  const shop = { created_by: null, created_by_email: null };
  const last = await service.newestVersion();
  if (!last) {
    await service.addVersion(-1, { overrides: {}, prices: PRICES, note: "Konstanten", ...shop });
    return;
  }
  const table = priceTable(last.overrides);
  if (!table.ok) {
    const faults = table.issues.map(({ message }) => message).join("; ");
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(
      `Prices: version ${last.version} stays in force, but no longer fits the constants: ${faults}`,
    );
    return;
  }
  if (isDeepStrictEqual(table.prices, last.prices)) return;
  const note = "Neue Konstanten mit einer neuen Fassung des Shops";
  await service.addVersion(last.version, { overrides: table.overrides, prices: table.prices, note, ...shop });
}

/** The version a cart is counted with, and what its shopper is to be told about how it came to that. */
export interface CartPrices extends ServedPrices {
  repriced: Repriced[];
  /** Whether the shopper has been told. */
  shown: boolean;
}

/** A cart without lines has agreed to nothing: the current prices hold. Lines from before versions were priced with 0. */
export async function cartPrices(
  container: MedusaContainer,
  counted: CartPriceVersion | null,
  lines: readonly { id: string }[],
): Promise<CartPrices> {
  if (!counted) {
    const served = lines.length > 0 ? await pricesOf(container, 0) : await currentPrices(container);
    return { ...served, repriced: [], shown: true };
  }
  const served = await pricesOf(container, counted.version);
  const repriced = counted.repriced.filter(
    ({ line_id }) => line_id === null || lines.some(({ id }) => id === line_id),
  );
  return { ...served, repriced, shown: counted.shown || repriced.length === 0 };
}

/** Whether the prices have changed since a cart was last counted. One small query. */
export async function isBehind(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [counted, { version }] = await Promise.all([
    container.resolve(PRICE_VERSIONS).cartVersion(cartId),
    currentPrices(container),
  ]);
  return (counted?.version ?? 0) < version;
}
