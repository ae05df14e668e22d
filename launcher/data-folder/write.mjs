import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/**
 * Writes JSON that only its owner may read, whole or not at all.
 * @param {string} path
 * @param {unknown} value
 */
export function writePrivately(path, value) {
  const draft = `${path}.draft`;
  const descriptor = openSync(draft, "w", 0o600);
  try {
    writeSync(descriptor, `${JSON.stringify(value, null, 2)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, path);
}
