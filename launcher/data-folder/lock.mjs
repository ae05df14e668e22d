import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { identify, lives } from "../processes/identity.mjs";

/** Long enough for a rival that took the same stale lock to notice that it lost. */
const SETTLE_MS = 60;

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
    const holder = parse(text);
    if (holder && lives(holder)) return { holder };
    if (text !== undefined) discard(path, text);
    if (!create(path, mine)) continue;
    await wait(SETTLE_MS);
    if (read(path) === mine) return locked(path, mine);
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
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
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
 * Moves a dead process's lock away; puts it back when a rival had already replaced it.
 * @param {string} path
 * @param {string} expected
 */
function discard(path, expected) {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== expected) {
    try {
      linkSync(aside, path);
    } catch {
      // A third process has the lock by now. The owner of the moved lock notices after the settling time.
    }
  }
  unlinkSync(aside);
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
