import { rmSync } from "node:fs";
import { join } from "node:path";
import { writePrivately } from "../data-folder/write.mjs";
import { STAFF_EMAIL } from "./part-environments.mjs";

/** @param {string} dataDir */
export const shopJsonPath = (dataDir) => join(dataDir, "shop.json");

/**
 * Writes down how to reach the running shop, for its owner alone.
 * @param {import("./part-environments.mjs").ShopFacts} facts
 * @param {import("./shop-tasks.mjs").Found} found
 */
export function writeShopJson({ settings, addresses, secrets }, { databaseUrl, publishableKey, cluster }) {
  const { services } = settings;
  const embedded = (/** @type {import("../settings/services.mjs").ServiceName} */ name) =>
    services[name].state === "embedded";
  writePrivately(shopJsonPath(settings.dataDir), {
    environment: settings.shopEnv,
    ...addresses,
    contentLake: embedded("content") ? addresses.contentLake : null,
    stripeSandbox: embedded("payment") ? addresses.stripeSandbox : null,
    mail: embedded("mail") ? join(settings.dataDir, "mail") : null,
    database: databaseUrl,
    publishableKey,
    clientAddressSecret: secrets.clientAddressSecret,
    staff: { email: STAFF_EMAIL, password: secrets.staffPassword },
    vouchers: { friends: secrets.friendsVoucher, bankTransfer: secrets.bankTransferVoucher },
    ...(cluster && { cluster }),
    pid: process.pid,
  });
}

/**
 * Takes it away when the shop no longer runs.
 * @param {string} dataDir
 */
export function removeShopJson(dataDir) {
  rmSync(shopJsonPath(dataDir), { force: true });
}
