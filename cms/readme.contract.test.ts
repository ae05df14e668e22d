import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const folder = fileURLToPath(new URL(".", import.meta.url));

/** `npx sanity datasets import file --dataset name` → its words up to the first flag or value, and its flags. */
async function commandsOfTheReadme(): Promise<{ line: string; words: string[]; flags: string[] }[]> {
  const text = await readFile(new URL("README.md", import.meta.url), "utf8");
  return [...text.matchAll(/npx sanity ([^`\n]+)/g)].map(([line, rest = ""]) => {
    const parts = rest.trim().split(/\s+/);
    const words = parts.slice(0, 2).filter((part) => /^[a-z]+$/.test(part));
    return { line, words, flags: parts.filter((part) => part.startsWith("--")) };
  });
}

// Starts the CLI for each command, which takes seconds each time.
test.runIf(process.env.TEST_LONG === "1")(
  "every command the README gives for hosted Sanity is one its installed CLI knows, flags included",
  async () => {
    const commands = await commandsOfTheReadme();
    expect(commands.length).toBeGreaterThanOrEqual(7);
    for (const { line, words, flags } of commands) {
      const { stdout } = await run("node_modules/.bin/sanity", [...words, "--help"], { cwd: folder });
      expect(stdout, line).toContain(`npx sanity ${words.join(" ")}`);
      for (const flag of flags) expect(stdout.replace("--[no-]", "--"), line).toContain(flag);
    }
  },
  240_000,
);
