import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildKey } from "../builds/hash.mjs";
import { Fault } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { doneWith, rememberDone } from "../postgres/database.mjs";
import { runToEnd } from "../processes/run-to-end.mjs";
import { medusaEnvironment, seedEnvironment, seedOutputPath } from "./part-environments.mjs";
import { MEDUSA, MEDUSA_FOLDER } from "./parts.mjs";

/** @typedef {import("./part-environments.mjs").ShopFacts} ShopFacts */
/** @typedef {import("../processes/children.mjs").Children} Children */

/**
 * Brings the database's tables to this build, unless they already are.
 * @param {Children} children
 * @param {ShopFacts} facts
 * @param {string} databaseUrl
 * @param {AbortSignal} signal
 */
export async function migrate(children, facts, databaseUrl, signal) {
  const key = buildKey(ROOT, "commerce");
  if ((await doneWith(databaseUrl, "migrate")) === key) return "up to date";
  await medusaCommand(children, facts, {
    name: "migration",
    args: ["db:migrate", "--execute-safe-links"],
    env: medusaEnvironment(facts, databaseUrl),
    signal,
  });
  await rememberDone(databaseUrl, "migrate", key);
  return undefined;
}

/**
 * Puts in what a shop cannot do without: region, products, staff login, vouchers.
 * @param {Children} children
 * @param {ShopFacts} facts
 * @param {string} databaseUrl
 * @param {AbortSignal} signal
 */
export async function seed(children, facts, databaseUrl, signal) {
  const env = seedEnvironment(facts, databaseUrl);
  const given = [
    env.STAFF_EMAIL,
    env.STAFF_PASSWORD,
    env.FRIENDS_VOUCHER_CODE,
    env.BANK_TRANSFER_VOUCHER_CODE,
    env.MEDUSA_URL,
  ];
  const key = createHash("sha256")
    .update(JSON.stringify([buildKey(ROOT, "commerce"), ...given]))
    .digest("hex");
  const written = existsSync(seedOutputPath(facts.settings.dataDir));
  if (written && (await doneWith(databaseUrl, "seed")) === key) return "up to date";
  await medusaCommand(children, facts, {
    name: "seed",
    args: ["exec", "./src/seed/main.js"],
    env,
    signal,
  });
  publishableKeyOf(facts.settings.dataDir);
  await rememberDone(databaseUrl, "seed", key);
  return undefined;
}

/**
 * The key that the seed wrote down for the storefront.
 * @param {string} dataDir
 * @returns {string}
 */
export function publishableKeyOf(dataDir) {
  const path = seedOutputPath(dataDir);
  try {
    const { publishableKey } = JSON.parse(readFileSync(path, "utf8"));
    if (typeof publishableKey === "string" && publishableKey) return publishableKey;
  } catch {
    // The same line says all that can be said.
  }
  throw new Fault(`The seed left no publishable key in ${path}.`);
}

/**
 * @param {Children} children
 * @param {ShopFacts} facts
 * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, signal: AbortSignal }} command
 */
async function medusaCommand(children, { settings }, { name, args, env, signal }) {
  await runToEnd(children, {
    name,
    command: process.execPath,
    args: [MEDUSA, ...args],
    cwd: MEDUSA_FOLDER,
    env,
    logPath: join(settings.dataDir, "logs", `${name}.log`),
    signal,
  });
}
