import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Fault } from "../command/fault.mjs";

/** A new database with its write-ahead log and the seed takes about 200 MB; a running shop needs room to breathe. */
const LEAST_FREE_MB = { first: 500, later: 150 };

const REASONS = /** @type {Record<string, string>} */ ({
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "it is a file, not a folder",
});

/** The lock that one running shop holds on its data folder. */
export const lockPath = (/** @type {string} */ dataDir) => join(dataDir, "running.lock");

/**
 * Makes the data folder and checks that it can be used.
 * @param {string} dataDir
 * @throws {Fault} one clear line for a full or unwritable folder
 */
export function prepareDataFolder(dataDir) {
  const first = !existsSync(join(dataDir, "secrets.json"));
  try {
    if (!existsSync(dataDir)) {
      makeFolder(dataDir);
      // As root, Postgres runs as another user and must pass through; the secret files inside are 0600 by themselves.
      chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    const probe = join(dataDir, `.probe.${process.pid}`);
    writeFileSync(probe, Buffer.alloc(65_536));
    rmSync(probe);
  } catch (error) {
    throw unusable(dataDir, error);
  }
  if (!statSync(dataDir).isDirectory()) throw new Fault(`DATA_DIR ${dataDir} is a file, not a folder.`);
  refuseFullDisk(dataDir, first ? LEAST_FREE_MB.first : LEAST_FREE_MB.later);
}

/**
 * Makes a folder and those above it, one by one: the recursive way of Node hides why it failed.
 * @param {string} path
 */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * @param {string} dataDir
 * @param {number} leastMb
 */
function refuseFullDisk(dataDir, leastMb) {
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = Math.floor((bavail * bsize) / 1024 ** 2);
  if (freeMb >= leastMb) return;
  throw new Fault(`DATA_DIR ${dataDir} has only ${freeMb} MB free; the shop needs at least ${leastMb} MB.`);
}

/**
 * @param {string} dataDir
 * @param {unknown} error
 */
function unusable(dataDir, error) {
  const { code = "", message } = /** @type {NodeJS.ErrnoException} */ (error);
  return new Fault(`DATA_DIR ${dataDir} cannot be used: ${REASONS[code] ?? message}.`);
}
