import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");
const dependencies = z.record(z.string(), z.string()).optional();
const Manifest = z.object({ dependencies, devDependencies: dependencies });
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), resolved: z.string().optional() }),
  ),
});

const tracked = (pattern: string) =>
  execFileSync("git", ["ls-files", "--", pattern], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
const versionsOf = (lockFile: string, name: string) =>
  new Set(
    Object.entries(Lock.parse(read(lockFile)).packages)
      .filter(([place]) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`))
      .map(([, entry]) => entry.version),
  );

test.each(["react", "react-dom"])("the workspaces hold one %s, and it is 18", (name) => {
  expect([...versionsOf("package-lock.json", name)]).toEqual(["18.3.1"]);
});

test.each(["react", "react-dom"])("the Studio holds one %s, and it is 19", (name) => {
  expect([...versionsOf("cms/package-lock.json", name)]).toEqual(["19.2.9"]);
});

test("storefront, plugins and Medusa share one zod, so that schemas are of one kind", () => {
  expect([...versionsOf("package-lock.json", "zod")]).toEqual(["4.2.0"]);
});

test.each(["package-lock.json", "cms/package-lock.json", "launcher/lighthouse/package-lock.json"])(
  "%s names no download address",
  (lockFile) => {
    const addresses = Object.values(Lock.parse(read(lockFile)).packages)
      .map((entry) => entry.resolved ?? "")
      .filter((resolved) => /^[a-z+]+:\/\//.test(resolved));
    expect(addresses).toEqual([]);
  },
);

test("every dependency is pinned to an exact version", () => {
  const manifests = [...tracked("package.json"), ...tracked("*/package.json")];
  expect(manifests).toContain("storefront/package.json");
  const loose = manifests.flatMap((file) => {
    const manifest = Manifest.parse(read(file));
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name}@${version}`);
  });
  expect(loose).toEqual([]);
});

test("every direct dependency has its reason written down", () => {
  const page = readFileSync(join(root, "docs/decisions/2026-11-21-dependencies.md"), "utf8");
  const names = [...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? "");
  const explained = (dependency: string) =>
    names.some((name) =>
      name.endsWith("*") ? dependency.startsWith(name.slice(0, -1)) : dependency === name,
    );
  const direct = [...tracked("package.json"), ...tracked("*/package.json")].flatMap((file) => {
    const manifest = Manifest.parse(read(file));
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  });
  const unexplained = new Set(
    direct.filter((name) => !/^@(types|planke46)\//.test(name) && !explained(name)),
  );
  expect([...unexplained]).toEqual([]);
});

test("what a plugin offers to others has a source that it is built from", () => {
  const manifest = z.object({ exports: z.record(z.string(), z.unknown()) });
  const built = z.string().startsWith("./.medusa/server/");
  const offered = tracked("plugins/*/package.json").flatMap((file) => {
    const parsed = manifest.safeParse(read(file));
    const targets = Object.values(parsed.data?.exports ?? {}).filter(
      (target) => built.safeParse(target).success,
    );
    return targets.map((target) => join(dirname(file), String(target).replace("./.medusa/server/", "")));
  });
  expect(offered.length).toBeGreaterThan(4);
  const sources = tracked("plugins/*/src/*");
  const without = offered.filter((target) => {
    const [before = "", after] = target.replace(/\.js$/, ".ts").split("*");
    return !sources.some((file) =>
      after === undefined ? file === before : file.startsWith(before) && file.endsWith(after),
    );
  });
  expect(without).toEqual([]);
});

test("no two migrations share a name: Medusa keeps one list of them for all modules", () => {
  const names = tracked("*/migrations/Migration*.ts").map((file) => file.split("/").at(-1));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
