import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Fault, showError } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { removeOutside } from "../postgres/outside.mjs";
import { dataFolder } from "../settings/settings.mjs";
import { lockPath } from "./folder.mjs";
import { endLeftovers } from "./leftovers.mjs";
import { lockHolder } from "./lock.mjs";

/** What only a data folder of ours holds: a DATA_DIR set by mistake must cost nobody their files. */
const MARKS = ["secrets.json", "running.lock", "children.json"];

/** `npm run reset`: forgets the data folder. */
export async function run() {
  try {
    await reset(dataFolder(process.env, ROOT));
  } catch (error) {
    process.exitCode = showError(error);
  }
}

/**
 * Removes a data folder and what Postgres keeps for it elsewhere.
 * @param {string} dataDir
 * @throws {Fault} while a shop runs on it, or when it is no data folder
 */
export async function reset(dataDir) {
  if (!existsSync(dataDir)) {
    console.log(`There is nothing to forget: ${dataDir} does not exist.`);
    return;
  }
  const holder = lockHolder(lockPath(dataDir));
  if (holder) throw new Fault(`The shop in ${dataDir} still runs as process ${holder.pid}; stop it first.`);
  if (!MARKS.some((mark) => existsSync(join(dataDir, mark))))
    throw new Fault(`${dataDir} does not look like a data folder of this shop; nothing was removed.`);
  await endLeftovers(dataDir);
  const outside = removeOutside(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`Forgot ${[dataDir, outside].filter(Boolean).join(" and ")}.`);
}
