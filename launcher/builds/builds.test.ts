import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildKey } from "./hash.mjs";
import { installState, markInstall, removeModules, unmarkInstall } from "./install.mjs";
import { forgetBuild, isFresh, rememberBuild } from "./stamps.mjs";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "planke46-builds-"));
  const lock = {
    packages: {
      "": {},
      storefront: { version: "0.1.0" },
      "node_modules/a": { version: "1.0.0" },
      "node_modules/darwin-only": { version: "2.0.0", optional: true },
      "node_modules/@planke46/storefront": { resolved: "storefront", link: true },
    },
  };
  put("package-lock.json", JSON.stringify(lock));
  put("cms/package-lock.json", "{}");
  put("tsconfig.base.json", "{}");
  put("plugins/furniture-rules/src/price.ts", "export const price = 1;");
  put("plugins/furniture/src/index.ts", "");
  put("plugins/observability/src/index.ts", "");
  put("plugins/stripe-checkout/src/index.ts", "");
  put("commerce/src/index.ts", "");
  put("storefront/app/root.tsx", "");
  put("cms/sanity.config.ts", "");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function keys() {
  return Object.fromEntries(
    ["furniture-rules", "commerce", "storefront", "cms"].map((name) => [name, buildKey(root, name)]),
  );
}

test("a changed rule makes everything stale that is built from the rules", () => {
  const before = keys();
  put("plugins/furniture-rules/src/price.ts", "export const price = 2;");
  const after = keys();
  expect(after["furniture-rules"]).not.toBe(before["furniture-rules"]);
  expect(after.commerce).not.toBe(before.commerce);
  expect(after.storefront).not.toBe(before.storefront);
  expect(after.cms).not.toBe(before.cms);
});

test("a renamed, added or removed source makes a build stale", () => {
  const before = buildKey(root, "storefront");
  put("storefront/app/new.tsx", "");
  const added = buildKey(root, "storefront");
  expect(added).not.toBe(before);
  rmSync(join(root, "storefront/app/new.tsx"));
  expect(buildKey(root, "storefront")).toBe(before);
});

test("tests, build outputs, node_modules and secrets make no build stale", () => {
  const before = keys();
  put("storefront/app/root.test.tsx", "changed");
  put("storefront/build/start.js", "changed");
  put("storefront/node_modules/x/index.js", "changed");
  put("storefront/.env", "SECRET=1");
  put("commerce/.medusa/server/index.js", "changed");
  expect(keys()).toEqual(before);
});

test("each lock file counts for its own packages", () => {
  const before = keys();
  put("cms/package-lock.json", '{"changed":true}');
  const after = keys();
  expect(after.cms).not.toBe(before.cms);
  expect(after.storefront).toBe(before.storefront);
});

test("another line of Node makes a build stale, a patch does not", () => {
  expect(buildKey(root, "cms", { node: "22.1.0" })).not.toBe(buildKey(root, "cms", { node: "20.19.0" }));
  expect(buildKey(root, "cms", { node: "20.20.1" })).toBe(buildKey(root, "cms", { node: "20.19.0" }));
});

test("a Studio built for one hosted project is stale for another", () => {
  const lake = buildKey(root, "cms", { env: {} });
  const hosted = buildKey(root, "cms", { env: { SANITY_PROJECT_ID: "abc", SANITY_DATASET: "production" } });
  expect(hosted).not.toBe(lake);
  expect(buildKey(root, "storefront", { env: { SANITY_PROJECT_ID: "abc" } })).toBe(
    buildKey(root, "storefront", { env: {} }),
  );
});

test("a build is fresh only as remembered: same key, outputs there, nobody built over it", () => {
  put("storefront/build/start.js", "");
  rememberBuild(root, "storefront", "k1");
  expect(isFresh(root, "storefront", "k1")).toBe(true);
  expect(isFresh(root, "storefront", "k2")).toBe(false);
  utimesSync(join(root, "storefront/build/start.js"), 1, 1);
  expect(isFresh(root, "storefront", "k1")).toBe(false);
  rememberBuild(root, "storefront", "k1");
  rmSync(join(root, "storefront/build"), { recursive: true });
  expect(isFresh(root, "storefront", "k1")).toBe(false);
});

test("a build that was cut short is not fresh", () => {
  put("storefront/build/start.js", "");
  rememberBuild(root, "storefront", "k1");
  forgetBuild(root, "storefront");
  expect(isFresh(root, "storefront", "k1")).toBe(false);
});

function noteInstalled(packages: Record<string, unknown>) {
  put("node_modules/.package-lock.json", JSON.stringify({ packages }));
}

const WHOLE = { "node_modules/a": { version: "1.0.0" }, "node_modules/@planke46/storefront": { link: true } };

test("an install is complete when npm noted every package; other systems' packages may lack", () => {
  noteInstalled(WHOLE);
  expect(installState(root, ".")).toBe("complete");
});

test("an install with another version of a package is incomplete", () => {
  noteInstalled({ ...WHOLE, "node_modules/a": { version: "0.9.0" } });
  expect(installState(root, ".")).toBe("incomplete");
});

test("no node_modules, no note of npm, or a mark of an interrupted install: begin from scratch", () => {
  expect(installState(root, ".")).toBe("absent");
  put("node_modules/a/package.json", "{}");
  expect(installState(root, ".")).toBe("absent");
  noteInstalled(WHOLE);
  markInstall(root, ".");
  expect(installState(root, ".")).toBe("absent");
  unmarkInstall(root, ".");
  expect(installState(root, ".")).toBe("complete");
  removeModules(root, ".");
  expect(installState(root, ".")).toBe("absent");
});
