import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Fault, showError } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { removeOutside } from "../postgres/outside.mjs";
import { dataFolder } from "../settings/settings.mjs";
import { lockPath } from "./folder.mjs";
import { endLeftovers } from "./leftovers.mjs";
import { takeLock } from "./lock.mjs";

/** Files that identify a data folder of this shop: a mistake in DATA_DIR must not remove another folder. */
const MARKS = ["secrets.json", "running.lock", "children.json"];

/**
 * Removes a data folder and what Postgres keeps for it elsewhere.
 * @param {string} dataDir
 * @returns {Promise<string[]>} the removed folders
 * @throws {Fault} while a shop runs on it, or when it is no data folder
 */
export async function forgetDataFolder(dataDir) {
  const ours = readdirSync(dataDir).length === 0 || MARKS.some((mark) => existsSync(join(dataDir, mark)));
  if (!ours)
    throw new Fault(`${dataDir} does not look like a data folder of this shop; nothing was removed.`);
  const lock = await takeLock(lockPath(dataDir));
  if (!("release" in lock))
    throw new Fault(`The shop in ${dataDir} still runs as process ${lock.holder.pid}; stop it first.`);
  await endLeftovers(dataDir);
  const outside = removeOutside(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  lock.release();
  return outside ? [dataDir, outside] : [dataDir];
}

/** `npm run reset`: forgets the data folder. */
export async function run() {
  const dataDir = dataFolder(process.env, ROOT);
  if (!existsSync(dataDir)) return console.log(`There is nothing to forget: ${dataDir} does not exist.`);
  try {
    const forgotten = await forgetDataFolder(dataDir);
    console.log(`Forgot ${forgotten.join(" and ")}.`);
  } catch (error) {
    process.exitCode = showError(error);
  }
}
