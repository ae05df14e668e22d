import { randomBytes, randomInt } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "../command/fault.mjs";
import { writePrivately } from "./write.mjs";

/** Letters and digits without the look-alikes I, O, 0 and 1. */
const READABLE = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** How each secret of a shop is made. */
const MAKERS = {
  postgresPassword: () => random(24),
  jwtSecret: () => random(32),
  cookieSecret: () => random(32),
  sessionSecret: () => random(32),
  contentLakeToken: () => random(32),
  clientAddressSecret: () => random(32),
  sanityWebhookSecret: () => random(32),
  stripeApiKey: () => `sk_test_${readable(24)}`,
  stripeWebhookSecret: () => `whsec_${readable(32)}`,
  staffPassword: () => `${readable(5)}-${readable(5)}-${readable(5)}`.toLowerCase(),
  friendsVoucher: () => `FREUNDE-${readable(6)}`,
  bankTransferVoucher: () => `UEBERWEISUNG-${readable(6)}`,
};

/** @typedef {Record<keyof typeof MAKERS, string>} Secrets */

/**
 * The secrets of one data folder: made once, then always the same; new kinds of secret are added to an old file.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function secretsOf(dataDir) {
  const path = join(dataDir, "secrets.json");
  const kept = existsSync(path) ? parse(path) : {};
  const secrets = /** @type {Secrets} */ ({});
  for (const [name, make] of Object.entries(MAKERS)) {
    const value = kept[name];
    secrets[/** @type {keyof Secrets} */ (name)] = typeof value === "string" && value ? value : make();
  }
  if (JSON.stringify(kept) !== JSON.stringify(secrets)) writePrivately(path, secrets);
  return secrets;
}

/**
 * @param {string} path
 * @returns {Record<string, unknown>}
 */
function parse(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // New secrets would lock the shop out of its own database, so the operator must decide.
    throw new Fault(`${path} cannot be read as JSON. Restore it, or run npm run reset to begin anew.`);
  }
}

/** @param {number} bytes */
function random(bytes) {
  return randomBytes(bytes).toString("base64url");
}

/** @param {number} length */
function readable(length) {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join("");
}
