import { createHash } from "node:crypto";
import { existsSync, readdirSync, realpathSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Postgres that root starts lives here when its user cannot reach the data folder. */
export const OUTSIDE = "/var/lib/planke46";

/**
 * The folder outside the data folder that belongs to it alone.
 * @param {string} dataDir
 */
export function outsideFolder(dataDir) {
  const path = existsSync(dataDir) ? realpathSync(dataDir) : dataDir;
  return join(OUTSIDE, createHash("sha256").update(path).digest("hex").slice(0, 12));
}

/**
 * Removes what lies outside the data folder.
 * @param {string} dataDir
 * @returns {string | undefined} the removed folder
 */
export function removeOutside(dataDir) {
  const outside = outsideFolder(dataDir);
  if (!existsSync(outside)) return undefined;
  rmSync(outside, { recursive: true, force: true });
  if (readdirSync(OUTSIDE).length === 0) rmdirSync(OUTSIDE);
  return outside;
}
