import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../command/places.mjs";
import { SOURCES } from "./sources.mjs";
import { Transpiler } from "./transpile.mjs";

const folder = mkdtempSync(join(tmpdir(), "transpile-"));
afterAll(() => rmSync(folder, { recursive: true }));

const configurations = SOURCES.flatMap(({ configurations }) => configurations);

/** Code without its source map. */
const bare = (code: string) => code.replace(/\/\/# sourceMappingURL=.*/, "").trim();

// The oracle is what the packages' own builds have left: npm test builds before it tests.
test.each(configurations)(
  "what development makes of a source is what the build makes of it: %s",
  (configuration) => {
    const transpiler = new Transpiler(join(ROOT, configuration));
    const sources = [...transpiler.sources].filter((file) => !file.endsWith(".d.ts"));
    expect(sources.length).toBeGreaterThan(5);
    const different = sources.filter(
      (file) => bare(readFileSync(transpiler.outputOf(file), "utf8")) !== bare(transpiler.codeOf(file)),
    );
    expect(different).toEqual([]);
  },
);

test("a new source gets its output, one that is gone loses it, and one that is no TypeScript is refused with its line", () => {
  const compilerOptions = { outDir: "out", rootDir: "src", module: "CommonJS", target: "ES2022" };
  mkdirSync(join(folder, "src/kinds"), { recursive: true });
  writeFileSync(join(folder, "src/index.ts"), "export {};");
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  const transpiler = new Transpiler(join(folder, "tsconfig.json"));
  const source = join(folder, "src/kinds/coat-rack.ts");
  const output = join(folder, "out/kinds/coat-rack.js");

  writeFileSync(source, "export const hooks: number = 5;");
  transpiler.update(source);
  expect(readFileSync(output, "utf8")).toContain("exports.hooks = 5;");

  writeFileSync(source, "export const hooks = 5;\nexport const width = = 80;");
  expect(() => transpiler.update(source)).toThrow("coat-rack.ts:2: Expression expected.");
  expect(readFileSync(output, "utf8")).toContain("exports.hooks = 5;");

  rmSync(source);
  transpiler.update(source);
  expect(existsSync(output)).toBe(false);
});
