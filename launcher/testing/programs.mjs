import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The first of these programs that is on the PATH.
 * @param {readonly string[]} names
 */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The line that most likely says why: programs like to end with a stack or a summary.
 * @param {readonly string[]} lines
 */
export function reasonIn(lines) {
  return (
    lines.findLast((line) => /error|failed|unable/i.test(line))?.trim() ?? lines.at(-1) ?? "it said nothing"
  );
}
