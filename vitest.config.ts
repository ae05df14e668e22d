import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { testMarket } from "./tests/market-of-tests.ts";

const root = import.meta.dirname;

/** Its test adds a kind to the registry, for all files of its project. */
const EIGHTH_KIND = "plugins/furniture-rules/src/kinds/eighth-kind";

/** Every package with unit tests beside its code. */
const PACKAGES = {
  "furniture-rules": "plugins/furniture-rules",
  "eighth kind": EIGHTH_KIND,
  furniture: "plugins/furniture",
  "stripe-checkout": "plugins/stripe-checkout",
  observability: "plugins/observability",
  commerce: "commerce",
  storefront: "storefront",
  cms: "cms",
  launcher: "launcher",
  repository: "tests/repository",
  walks: "tests/browser/walks",
  worlds: "tests/worlds",
};

const NOT_UNIT = [
  "**/node_modules/**",
  "**/dist/**",
  "**/build/**",
  "**/.medusa/**",
  "**/.cache/**",
  "**/integration-tests/**",
];

/** Vitest takes this from here alone, not from a project. Other tests of a process share the modules they import, which takes a third of the time. */
const isolate = process.env.TEST_SHOP !== undefined;

const LONG = process.env.TEST_LONG === "1";

/** Properties draw from the seed of the run. */
const resolve = {
  alias: [{ find: /^fast-check$/, replacement: join(root, "tests/seeded-fast-check.ts") }],
};

/** A package's own configuration holds what only it needs, such as its aliases. */
function unit([name, folder]: [string, string]): TestProjectInlineConfiguration {
  const own = join(root, folder, "vitest.config.ts");
  return {
    ...(existsSync(own) && { extends: own }),
    plugins: [testMarket],
    resolve,
    test: {
      name: `unit ${name}`,
      root: join(root, folder),
      include: ["**/*.test.{ts,tsx}"],
      exclude: folder === EIGHTH_KIND ? NOT_UNIT : [...NOT_UNIT, "**/eighth-kind/**"],
      environment: "node",
      pool: "forks",
      testTimeout: LONG ? 180_000 : 60_000,
      hookTimeout: 60_000,
    },
  };
}

/** Shops that run side by side (`npm test` starts two): each process has one of them for itself. */
const shops = process.env.SHOP_JSONS?.split(delimiter) ?? [];

/** Tests of a whole running shop share it: there one file runs after another. */
function ofTheShop(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    resolve,
    test: {
      name,
      root,
      include,
      exclude: ["**/node_modules/**", "**/.medusa/**", ...(LONG ? [] : ["**/*.long.test.ts"])],
      environment: "node",
      pool: "forks",
      poolOptions: { forks: { singleFork: shops.length < 2 } },
      setupFiles: [join(root, "tests/own-shop.ts")],
      testTimeout: LONG ? 300_000 : 90_000,
      // Webhooks and mails come after the answer; Vitest's own second is not enough on a busy machine.
      expect: { poll: { timeout: 20_000 } },
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig({
  test: {
    // Vitest's own default leaves one core to its watcher, which does not run here.
    poolOptions: { forks: { isolate, minForks: 1, maxForks: shops.length || availableParallelism() } },
    projects: [
      ...Object.entries(PACKAGES).map(unit),
      ofTheShop("integration", [
        "plugins/*/integration-tests/**/*.test.ts",
        "tests/integration/**/*.test.ts",
      ]),
      ofTheShop("launcher", [
        "tests/launcher/**/*.test.ts",
        "tests/images/**/*.test.ts",
        "tests/chaos/**/*.test.ts",
      ]),
    ],
  },
});
