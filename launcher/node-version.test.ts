import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeFault } from "./node-version.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s will do", (version) => {
  expect(nodeFault(version)).toBeUndefined();
});

test.each(["12.22.0", "18.20.4", "20.18.3"])(
  "Node %s is refused in one line that names both versions",
  (version) => {
    expect(nodeFault(version)).toBe(`This needs Node 20.19 or newer, but runs on Node ${version}.`);
  },
);

test("the refused versions are those that package.json refuses", () => {
  const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(engines.node).toBe(">=20.19");
});

test.each(["start", "dev", "test", "bench", "reset", "typecheck"])(
  "%s.mjs loads its command only after the check",
  (name) => {
    const source = readFileSync(new URL(`./${name}.mjs`, import.meta.url), "utf8");
    const statics = source.match(/^import .*$/gm)?.filter((line) => !line.startsWith("import("));
    expect(statics).toEqual(['import { refuseUnfitSystem } from "./node-version.mjs";']);
    // Neither newer syntax nor top-level await: an old Node has to get as far as the check.
    expect(source).not.toMatch(/\?\.|\?\?|^await|#\w/m);
  },
);
