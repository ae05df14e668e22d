import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packageNamed } from "./packages.mjs";

/**
 * @param {string} root
 * @param {string} name
 */
const stampPath = (root, name) => join(root, ".cache/builds", `${name}.json`);

/**
 * True when the build on disk was made from these sources, is complete, and was not overwritten since.
 * @param {string} root
 * @param {string} name
 * @param {string} key from buildKey
 */
export function isFresh(root, name, key) {
  try {
    const stamp = JSON.parse(readFileSync(stampPath(root, name), "utf8"));
    return stamp.key === key && stamp.outputs === outputsState(root, name);
  } catch {
    return false;
  }
}

/**
 * Removes the stamp of a build before building again, so that an interrupted build counts as stale.
 * @param {string} root
 * @param {string} name
 */
export function forgetBuild(root, name) {
  rmSync(stampPath(root, name), { force: true });
}

/**
 * Remembers a finished build.
 * @param {string} root
 * @param {string} name
 * @param {string} key
 */
export function rememberBuild(root, name, key) {
  const path = stampPath(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ key, outputs: outputsState(root, name) }));
}

/**
 * The outputs that a build should have left but did not.
 * @param {string} root
 * @param {string} name
 */
export function missingOutputs(root, name) {
  const { folder, outputs } = packageNamed(name);
  return outputs.filter((output) => !existsSync(join(root, folder, output)));
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string} the modification times of the outputs: changes with every build
 */
function outputsState(root, name) {
  const { folder, outputs } = packageNamed(name);
  return outputs.map((output) => Math.floor(statSync(join(root, folder, output)).mtimeMs)).join(",");
}
