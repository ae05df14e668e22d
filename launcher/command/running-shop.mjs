import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { dataFolder } from "../settings/settings.mjs";
import { shopJsonPath } from "../shop/shop-json.mjs";
import { Fault } from "./fault.mjs";
import { ROOT } from "./places.mjs";

/**
 * What a running shop has written down of itself.
 * @typedef {{ storefront: string, medusa: string, contentLake: string | null, publishableKey: string, database: string, dataDir: string, staff: { email: string, password: string }, environment?: string, cluster?: { servers: string[] } }} RunningShop
 */

/**
 * The shop that runs here, or the one that SHOP_JSON names. Throws a {@link Fault} when there is none.
 * @returns {RunningShop}
 */
export function runningShop() {
  const path = resolve(process.env.SHOP_JSON || shopJsonPath(dataFolder(process.env, ROOT)));
  try {
    return { ...JSON.parse(readFileSync(path, "utf8")), dataDir: dirname(path) };
  } catch {
    throw new Fault(`No shop runs here (there is no ${path}): begin with npm start in another terminal.`);
  }
}
