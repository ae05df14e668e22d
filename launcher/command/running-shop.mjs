import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { dataFolder } from "../settings/settings.mjs";
import { shopJsonPath } from "../shop/shop-json.mjs";
import { Fault } from "./fault.mjs";
import { ROOT } from "./places.mjs";

/**
 * What the shop that runs here has written down of itself, or the one that SHOP_JSON names. Throws a {@link Fault} when none does.
 * @returns {{ storefront: string, medusa: string, contentLake: string | null, publishableKey: string, database: string, dataDir: string, staff: { email: string, password: string }, environment?: string, cluster?: { servers: string[] } }}
 */
export function runningShop() {
  const path = runningShopPath();
  try {
    return { ...JSON.parse(readFileSync(path, "utf8")), dataDir: dirname(path) };
  } catch {
    throw new Fault(`No shop runs here (there is no ${path}): begin with npm start in another terminal.`);
  }
}

/** Where it writes that down. */
export function runningShopPath() {
  return resolve(process.env.SHOP_JSON || shopJsonPath(dataFolder(process.env, ROOT)));
}
