import { resolve } from "node:path";
import { Fault } from "../command/fault.mjs";
import { readPorts } from "./ports.mjs";
import { readServices } from "./services.mjs";

/** The addresses that only this machine reaches. */
const LOOPBACK = ["127.0.0.1", "::1", "localhost"];

/**
 * What the environment decides about one start of the shop.
 * @typedef {object} Settings
 * @property {"trial" | "production"} shopEnv
 * @property {string} host the address every server listens on
 * @property {import("./ports.mjs").Ports} ports
 * @property {string} dataDir absolute
 * @property {boolean} postgresFsync whether the embedded Postgres waits for the disk: what is deleted after a test need not outlive a power cut
 * @property {import("./services.mjs").Services} services
 * @property {NodeJS.ProcessEnv} env the environment it was read from
 */

/**
 * Reads and checks the environment.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root relative values of DATA_DIR count from here
 * @returns {Settings}
 * @throws {Fault} with one line for each wrong value
 */
export function readSettings(env, root) {
  const { ports, faults } = readPorts(env);
  const shopEnv = env.SHOP_ENV || "trial";
  if (shopEnv !== "trial" && shopEnv !== "production")
    throw new Fault([...faults, `SHOP_ENV must be trial or production, but is "${shopEnv}".`]);
  const { services, faults: serviceFaults } = readServices(env, shopEnv);
  faults.push(...serviceFaults);
  const dataDir = dataFolder(env, root);
  if (dataDir === root) faults.push("DATA_DIR must be a folder of its own, not the clone itself.");
  const fsync = env.POSTGRES_FSYNC || "on";
  if (fsync !== "on" && fsync !== "off") faults.push(`POSTGRES_FSYNC must be on or off, but is "${fsync}".`);
  if (fsync === "off" && shopEnv === "production")
    faults.push("POSTGRES_FSYNC must be on in production: a power cut would destroy the database.");
  const host = env.HOST || "127.0.0.1";
  if (services.content.state === "embedded" && !LOOPBACK.includes(host))
    faults.push(
      `HOST must be ${LOOPBACK.join(", ")}, but is "${host}": the embedded parts let everybody in who reaches them.`,
    );
  if (faults.length > 0) throw new Fault(faults);
  return { shopEnv, host, ports, dataDir, postgresFsync: fsync === "on", services, env };
}

/**
 * The absolute data folder: DATA_DIR, or .data in the clone.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 */
export function dataFolder(env, root) {
  return resolve(root, env.DATA_DIR?.trim() || ".data");
}

/**
 * The names of the ports that this start listens on: embedded parts that a real service replaces need none.
 * @param {Settings} settings
 * @returns {import("./ports.mjs").PortName[]}
 */
export function portsInUse({ services }) {
  /** @type {import("./ports.mjs").PortName[]} */
  const names = ["storefront", "medusa", "studio"];
  if (services.content.state === "embedded") names.push("contentLake");
  if (services.payment.state === "embedded") names.push("stripeSandbox");
  if (services.database.state === "embedded") names.push("postgres");
  return names;
}
