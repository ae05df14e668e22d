import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Files of the repository, new ones included, by their path from the root. Deleted ones are left out. */
export function files(...patterns: string[]): string[] {
  return execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)));
}

export const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** The sources in these folders, without their tests. */
export const sources = (...folders: string[]): string[] =>
  files(...folders).filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$/.test(file));

/** The lines of a source without those of comments alone. */
const codeOf = (file: string): string[] =>
  read(file)
    .split("\n")
    .filter((line) => !/^\s*(\*|\/\/|\/\*\*)/.test(line));

/** What of these sources has such a line of code. */
export const filesWith = (line: RegExp, of: readonly string[]): string[] =>
  of.filter((file) => codeOf(file).some((one) => line.test(one)));

/** Those lines, each behind the name of its file. */
export const linesWith = (line: RegExp, of: readonly string[]): string[] =>
  of.flatMap((file) =>
    codeOf(file)
      .filter((one) => line.test(one))
      .map((one) => `${file}: ${one.trim()}`),
  );
