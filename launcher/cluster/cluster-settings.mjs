import { existsSync } from "node:fs";
import { Fault } from "../command/fault.mjs";
import { readSettings } from "../settings/settings.mjs";
import { addressesOf } from "../shop/addresses.mjs";
import { findOnPath, isProgram } from "../testing/programs.mjs";

/** @typedef {import("../settings/settings.mjs").Settings} Settings */

/** What production takes from its environment alone; a trial keeps its own in the data folder. */
const PRODUCTION_VARIABLES = [
  "STOREFRONT_URL",
  "MEDUSA_URL",
  "STUDIO_URL",
  "TLS_CERTIFICATE",
  "TLS_KEY",
  "JWT_SECRET",
  "COOKIE_SECRET",
  "SESSION_SECRET",
  "CLIENT_ADDRESS_SECRET",
];

/**
 * The settings of a start as a cluster: production unless `SHOP_ENV=trial` asks for the same topology on stand-ins.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @returns {Settings}
 * @throws {Fault} with one line for each wrong value and each program that is missing
 */
export function readClusterSettings(env, root) {
  const shopEnv = env.SHOP_ENV || "production";
  const faults = [...missingPrograms(env, shopEnv)];
  if (shopEnv === "production") faults.push(...productionFaults(env));
  const given = { ...env, SHOP_ENV: shopEnv, ...(ownRedis(env, shopEnv) && { REDIS_URL: OWN_REDIS }) };
  try {
    const settings = readSettings(given, root);
    if (faults.length === 0) return settings;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    faults.push(...error.lines);
  }
  throw new Fault(faults);
}

/** Placeholder for the URL of the Redis that a trial starts, until its port is known. */
export const OWN_REDIS = "redis://127.0.0.1:1";

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} shopEnv
 */
function ownRedis(env, shopEnv) {
  return shopEnv === "trial" && !env.REDIS_URL;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} shopEnv
 */
function missingPrograms(env, shopEnv) {
  const faults = [];
  if (!nginxProgram(env))
    faults.push("nginx is missing: install it (Debian: nginx-light), or set NGINX_PATH to the program.");
  if (ownRedis(env, shopEnv) && !redisProgram(env))
    faults.push(
      "redis-server is missing: install it, set REDIS_SERVER_PATH to the program, or REDIS_URL to a Redis that runs.",
    );
  return faults;
}

/** @param {NodeJS.ProcessEnv} env */
export function nginxProgram(env) {
  // Debian keeps it where only root's PATH looks.
  return (
    program(env.NGINX_PATH, ["nginx"]) ?? (env.NGINX_PATH ? undefined : ["/usr/sbin/nginx"].find(isProgram))
  );
}

/** @param {NodeJS.ProcessEnv} env */
export function redisProgram(env) {
  return program(env.REDIS_SERVER_PATH, ["redis-server", "valkey-server"]);
}

/**
 * @param {string | undefined} given
 * @param {readonly string[]} names
 */
function program(given, names) {
  if (given) return isProgram(given) ? given : undefined;
  return findOnPath(names);
}

/** @param {NodeJS.ProcessEnv} env */
function productionFaults(env) {
  const faults = PRODUCTION_VARIABLES.filter((name) => !env[name]).map(
    (name) => `${name} is missing; a cluster in production needs it.`,
  );
  for (const name of ["STOREFRONT_URL", "MEDUSA_URL", "STUDIO_URL"])
    if (env[name] && !URL.canParse(env[name] ?? "")) faults.push(`${name} must be an https address.`);
  for (const name of ["TLS_CERTIFICATE", "TLS_KEY"]) {
    const path = env[name];
    if (path && !existsSync(path)) faults.push(`${name} is ${path}, but there is no file.`);
  }
  return faults;
}

/**
 * In production the addresses come from the environment, because the shop has public host names.
 * @param {Settings} settings
 * @returns {import("../shop/addresses.mjs").Addresses}
 */
export function clusterAddresses({ ports, env, shopEnv }) {
  const local = addressesOf(ports);
  if (shopEnv === "trial") return local;
  const origin = (/** @type {string | undefined} */ address) => new URL(address ?? "").origin;
  return {
    ...local,
    storefront: origin(env.STOREFRONT_URL),
    medusa: origin(env.MEDUSA_URL),
    admin: `${origin(env.MEDUSA_URL)}/app`,
    studio: origin(env.STUDIO_URL),
  };
}
