import { createHash } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { bakedVariables, packageNamed } from "./packages.mjs";

/** What a build or a run writes, and what only tests read: none of it changes a build. */
export const NO_SOURCE = new Set([
  "node_modules",
  "dist",
  "build",
  ".medusa",
  ".sanity",
  ".cache",
  ".data",
  ".vite",
  "coverage",
  "test-results",
  "integration-tests",
]);

const TEST_FILE = /\.(test|spec)\.[cm]?[jt]sx?$|\.tsbuildinfo$|\.md$/;

/**
 * Hashes the names and contents of a folder's sources.
 * @param {string} folder absolute
 * @returns {string} hex
 */
export function hashFolder(folder) {
  const hash = createHash("sha256");
  for (const path of sourcesOf(folder, "")) {
    const content = readSource(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @param {string} below path from the folder, "" or ending with a slash
 * @returns {string[]} paths of the sources, always in the same order
 */
function sourcesOf(folder, below) {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  const paths = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NO_SOURCE.has(entry.name) || TEST_FILE.test(entry.name)) continue;
    if (entry.name === ".env" || entry.name.startsWith(".env.")) continue;
    if (entry.isDirectory()) paths.push(...sourcesOf(folder, `${below}${entry.name}/`));
    else if (entry.isFile() || entry.isSymbolicLink()) paths.push(below + entry.name);
  }
  return paths;
}

/** @param {string} path */
function readSource(path) {
  try {
    return readFileSync(path);
  } catch {
    // A link to a folder or to nowhere counts by where it points.
    return Buffer.from(readlinkSync(path));
  }
}

/**
 * The key of a package's build: changes when its sources, its lock file, the shared TypeScript configuration, the build
 * of a package it needs or reads, a variable that it bakes in, or the Node line change.
 * @param {string} root
 * @param {string} name
 * @param {{ node?: string, env?: NodeJS.ProcessEnv }} [surroundings] node is a version, e.g. "20.19.0"
 * @returns {string} hex
 */
export function buildKey(root, name, { node = process.versions.node, env = process.env } = {}) {
  const { folder, needs, reads = [], install } = packageNamed(name);
  const hash = createHash("sha256");
  hash.update(hashFolder(join(root, folder)));
  const lock = install === "cms" ? "cms/package-lock.json" : "package-lock.json";
  for (const shared of [lock, "tsconfig.base.json"]) hash.update(readFileSync(join(root, shared)));
  for (const used of [...needs, ...reads]) hash.update(buildKey(root, used, { node, env }));
  hash.update(JSON.stringify(bakedVariables(name, env)));
  return hash.update(node.split(".")[0] ?? "").digest("hex");
}
