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
