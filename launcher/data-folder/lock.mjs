import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { identify, lives } from "../processes/identity.mjs";

/** How long a rival waits that finds another one taking a dead process's place (ms). */
const PATIENCE_MS = 10;

/**
 * @typedef {import("../processes/identity.mjs").ProcessIdentity} Holder
 * @typedef {{ release: () => void }} Lock
 */

/**
 * Takes a lock file, or returns its holder. The file names its process, so that a lock left by a crash or a power cut
 * is recognised and needs no manual removal.
 * @param {string} path
 * @returns {Promise<Lock | { holder: Holder }>}
 */
export async function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = JSON.stringify(identify(process.pid));
  for (;;) {
    if (create(path, mine)) return locked(path, mine);
    const text = read(path);
    if (text === undefined) continue;
    const holder = parse(text);
    if (holder && lives(holder)) return { holder };
    // Whoever holds this lock is the only one who may replace a dead process's; it may have been replaced meanwhile.
    const heir = await takeLock(`${path}.heir`);
    if ("holder" in heir) {
      await wait(PATIENCE_MS);
      continue;
    }
    try {
      if (read(path) !== text) continue;
      renameSync(draftOf(path, mine), path);
      return locked(path, mine);
    } finally {
      heir.release();
    }
  }
}

/**
 * The process that holds a lock now, if any.
 * @param {string} path
 * @returns {Holder | undefined}
 */
export function lockHolder(path) {
  const holder = parse(read(path));
  return holder && lives(holder) ? holder : undefined;
}

/**
 * @param {string} path
 * @param {string} mine
 * @returns {Lock}
 */
function locked(path, mine) {
  const release = () => {
    if (read(path) === mine) unlinkSync(path);
  };
  process.once("exit", release);
  return {
    release: () => {
      process.removeListener("exit", release);
      release();
    },
  };
}

/**
 * Creates the file atomically, so that no process reads half a lock.
 * @param {string} path
 * @param {string} text
 */
function create(path, text) {
  const draft = draftOf(path, text);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function draftOf(path, text) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  return draft;
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * @param {string | undefined} text
 * @returns {Holder | undefined}
 */
function parse(text) {
  try {
    const { pid, began } = JSON.parse(text ?? "");
    return typeof pid === "number" && typeof began === "string" ? { pid, began } : undefined;
  } catch {
    return undefined;
  }
}
