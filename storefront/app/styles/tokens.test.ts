import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const APP = path.resolve(import.meta.dirname, "..");

function files(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));
}

/** Lines of files that match, as "file: line". */
function lines(paths: string[], stray: RegExp): string[] {
  return paths.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => stray.test(line))
      .map((line) => `${path.relative(APP, file)}: ${line.trim()}`),
  );
}

/** The tokens themselves, the measures of fallback fonts, and paper, which has points. */
const OWN_VALUES = /(tokens|fonts|print)\.css$/;
const STYLES = files(path.join(APP, "styles"), ".css").filter((file) => !OWN_VALUES.test(file));

test("colours, sizes of type and times of motion come from the tokens", () => {
  expect(lines(STYLES, /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(/i)).toEqual([]);
  expect(lines(STYLES, /font-size:(?!\s*(var\(--text-|100%))/)).toEqual([]);
  // Reduced motion is no motion: an instant is not a time of its own.
  expect(lines(STYLES, /(?<![\d.])\d+m?s\b/)).toEqual([]);
});

test("markup brings no colours or sizes of type of its own", () => {
  expect(lines(files(APP, ".tsx"), /-\[#|\btext-\[[\d.]/)).toEqual([]);
});

test("a file of styles is about one subject", () => {
  for (const file of files(path.join(APP, "styles"), ".css")) {
    expect(readFileSync(file, "utf8").split("\n").length, file).toBeLessThanOrEqual(200);
  }
});
