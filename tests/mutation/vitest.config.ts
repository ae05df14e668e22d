import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

const root = join(import.meta.dirname, "../..");
/** The copy of the package that Stryker has made: `<package>/.cache/stryker/sandbox-…`. */
const copy = process.cwd();
const original = resolve(copy, "../../..");

/** See `mutationOf` in settings.mjs. */
const { tests, withoutTests = [] } = JSON.parse(process.env.MUTATION_TESTS ?? "{}") as {
  tests?: string[];
  withoutTests?: string[];
};

/*
 * The unit tests of one package as Stryker runs them: in a copy of the package, each test again and again. So properties draw fewer
 * cases and are not shrunk, see tests/seeded-fast-check.ts.
 */
process.env.TEST_MUTATION = "1";

/*
 * Vitest ends its threads after each run, that is for each mutant, and each thread loads Medusa anew: seconds for a test of a
 * millisecond. Here one thread stays; fresh-modules.ts forgets the package's own modules in it.
 */
const { default: Tinypool } = await import(
  pathToFileURL(createRequire(import.meta.resolve("vitest")).resolve("tinypool")).href
);
Tinypool.prototype.recycleWorkers = async () => undefined;

/** An import that leads out of the copy means the neighbour of the original. */
const neighbours: Plugin = {
  name: "neighbours",
  enforce: "pre",
  resolveId(source, importer) {
    if (!importer || !source.startsWith("../")) return undefined;
    const inside = relative(copy, resolve(dirname(importer), source));
    return inside.startsWith("..") && importer.startsWith(copy)
      ? this.resolve(resolve(original, inside), undefined, { skipSelf: true })
      : undefined;
  },
};

export default defineConfig({
  root: copy,
  plugins: [neighbours],
  resolve: {
    alias: [
      { find: /^fast-check$/, replacement: join(root, "tests/seeded-fast-check.ts") },
      { find: /^~(?=\/)/, replacement: join(copy, "app") },
    ],
  },
  // As a string, or Vite looks for the tsconfig that the package's own extends, which is not in the copy.
  esbuild: { tsconfigRaw: JSON.stringify({ compilerOptions: { target: "ES2022", jsx: "react-jsx" } }) },
  test: {
    include: tests,
    exclude: ["**/node_modules/**", ...withoutTests],
    environment: "node",
    setupFiles: [join(import.meta.dirname, "fresh-modules.ts")],
    isolate: false,
    // What never answers under a mutant fails after this, and needs no new process.
    testTimeout: 10_000,
  },
});
