import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");

/** Whether a pattern names a file of the repository, or a folder of it by what comes before its first star. */
function isThere(pattern: string): boolean {
  const [start = "", ...stars] = pattern.split("*");
  return tracked.some((file) => (stars.length > 0 ? file.startsWith(start) : file === pattern));
}

// A file that is merged into another or moved would be left out of the run without a word.
test.each([
  "plugins/furniture-rules",
  "plugins/furniture",
  "plugins/stripe-checkout",
  "commerce",
  "storefront",
])("every file that the mutation run of %s is to change is there", async (folder) => {
  const { default: config } = await import(join(root, folder, "stryker.config.mjs"));
  const wanted: string[] = config.mutate.filter((pattern: string) => !pattern.startsWith("!"));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((pattern) => !isThere(`${folder}/${pattern}`))).toEqual([]);
});
