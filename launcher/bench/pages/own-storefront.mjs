import { dirname, join } from "node:path";
import { ROOT } from "../../command/places.mjs";
import { runningShopPath } from "../../command/running-shop.mjs";
import { secretsOf } from "../../data-folder/secrets.mjs";
import { waitForHealth } from "../../processes/health.mjs";
import { LogFile } from "../../processes/log-file.mjs";
import { freePorts } from "../../settings/free-port.mjs";
import { readSettings } from "../../settings/settings.mjs";
import { addressesOf } from "../../shop/addresses.mjs";
import { storefront } from "../../shop/parts.mjs";

const READY_WITHIN_MS = 120_000;

/**
 * Starts a storefront beside the running one, on the same Medusa and CMS.
 * @param {{ medusa: string, contentLake: string | null, publishableKey: string }} shop
 * @param {NodeJS.ProcessEnv} variables of its own
 * @param {import("../../processes/children.mjs").Children} children ends it with the command if `end` was not called
 * @returns {Promise<{ url: string, end: () => Promise<void> }>}
 */
export async function ownStorefront(shop, variables, children) {
  const dataDir = dirname(runningShopPath());
  const settings = readSettings({ ...process.env, ...variables, DATA_DIR: dataDir }, ROOT);
  const [port = 0] = await freePorts(1);
  const ports = { ...settings.ports, storefront: port };
  const addresses = {
    ...addressesOf(ports),
    medusa: shop.medusa,
    ...(shop.contentLake && { contentLake: shop.contentLake }),
  };
  const facts = { settings: { ...settings, ports }, addresses, secrets: secretsOf(dataDir) };
  const { args, cwd, env, health } = storefront(facts, shop.publishableKey);
  const set = Object.entries(variables).map((variable) => variable.join("="));
  const name = `storefront with ${set.join(", ")}`;
  const log = new LogFile(join(dataDir, "logs", "bench-storefront.log"));
  const child = children.start({ name, command: process.execPath, args, cwd, env, log });
  const { signal } = new AbortController();
  await waitForHealth({ url: health, child, timeoutMs: READY_WITHIN_MS, signal });
  return { url: addresses.storefront, end: () => children.stop((one) => one === child) };
}
