import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { CACHE, ROOT } from "../../launcher/command/places.mjs";
import { PLUGINS, packPlugins } from "../../tools/plain-medusa/pack.ts";

const exported = z.union([z.string(), z.record(z.string(), z.unknown())]);
const Manifest = z.object({
  name: z.string(),
  exports: z.record(z.string(), exported),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** Inside this repository, so that what the packages depend on is found; they themselves are the unpacked tarballs. */
let folder: string;

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, "tarballs-"));
  const tarballs = await packPlugins(folder);
  for (const plugin of PLUGINS) {
    mkdirSync(unpacked(plugin), { recursive: true });
    execFileSync("tar", ["-xzf", tarballs[plugin], "-C", unpacked(plugin), "--strip-components=1"]);
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "stranger", private: true }));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unpacked = (plugin: string) => join(folder, "node_modules/@planke46", plugin);
const manifestOf = (plugin: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(unpacked(plugin), "package.json"), "utf8")));
const filesOf = (plugin: string) =>
  readdirSync(unpacked(plugin), { recursive: true, encoding: "utf8" }).map((file) => `./${file}`);

/** Every file an export leads to. */
function targetsOf(entry: unknown): string[] {
  if (typeof entry === "string") return [entry];
  return Object.values(z.record(z.string(), z.unknown()).parse(entry)).flatMap(targetsOf);
}

/** The paths by which a package can be imported: of a pattern, one for each file that its target matches. */
function importable(plugin: string): string[] {
  const { name, exports } = manifestOf(plugin);
  const files = filesOf(plugin);
  return Object.entries(exports).flatMap(([path, entry]) => {
    const [before = "", after] = (targetsOf(entry)[0] ?? "").split("*");
    if (after === undefined) return [name + path.slice(1)];
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => path.replace("*", file.slice(before.length, file.length - after.length)))
      .filter((found) => bestPattern(Object.keys(exports), found) === path)
      .map((found) => name + found.slice(1));
  });
}

/** The pattern that Node takes for a path: the one with the longest beginning. */
function bestPattern(paths: string[], found: string): string | undefined {
  const before = (path: string) => path.split("*")[0] ?? "";
  return paths
    .filter((path) => path.includes("*") && found.startsWith(before(path)))
    .sort((a, b) => before(b).length - before(a).length)[0];
}

test.each(PLUGINS)("the tarball of %s holds every file that its exports name", (plugin) => {
  const files = filesOf(plugin);
  const missing = Object.values(manifestOf(plugin).exports)
    .flatMap(targetsOf)
    .filter((target) => {
      const [before = "", after] = target.split("*");
      return after === undefined
        ? !files.includes(target)
        : !files.some((file) => file.startsWith(before) && file.endsWith(after));
    });
  expect(missing).toEqual([]);
});

test.each(PLUGINS)("every export of %s is found by require and by import", (plugin) => {
  const names = importable(plugin);
  expect(names.length).toBeGreaterThan(1);
  const script = `
    import { createRequire } from "node:module";
    import { fileURLToPath } from "node:url";
    const require = createRequire(${JSON.stringify(pathToFileURL(join(folder, "stranger.js")))});
    const found = (resolve) => { try { return resolve(); } catch (error) { return String(error.message); } };
    console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => [name,
      found(() => require.resolve(name)), found(() => fileURLToPath(import.meta.resolve(name)))])));`;
  writeFileSync(join(folder, "resolve.mjs"), script);
  const said = execFileSync(process.execPath, [join(folder, "resolve.mjs")], { encoding: "utf8" });
  const answers = z.array(z.tuple([z.string(), z.string(), z.string()])).parse(JSON.parse(said));
  const lost = answers.filter(([, ...paths]) =>
    paths.some((path) => !path.startsWith(unpacked(plugin)) || !existsSync(path)),
  );
  expect(lost).toEqual([]);
});

/** What a file loads, by the words after `require(`, `from`, `import` and `import(`. */
function loadedBy(file: string): string[] {
  const said = readFileSync(file, "utf8").matchAll(
    /(?:\brequire\(|\bimport\(|^(?:import|export)\b[^"';]*?\bfrom |^import )["']([^"'\n]+)["']/gm,
  );
  return [...said].map(([, name]) => name ?? "");
}

test.each(PLUGINS)("what %s loads is in its tarball, or among its dependencies", (plugin) => {
  const { dependencies, peerDependencies } = manifestOf(plugin);
  const known = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  const scripts = filesOf(plugin).filter((file) => /\.m?js$/.test(file));
  const lost = scripts.flatMap((script) => {
    const file = join(unpacked(plugin), script);
    return loadedBy(file)
      .filter((name) =>
        name.startsWith(".")
          ? !isFile(join(dirname(file), name))
          : !isBuiltin(name) && !known.has(packageOf(name)),
      )
      .map((name) => `${script}: ${name}`);
  });
  expect(lost).toEqual([]);
});

const isFile = (path: string) =>
  [path, `${path}.js`, join(path, "index.js")].some((one) => /\.\w+$/.test(one) && existsSync(one));
const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

test.each(["furniture", "stripe-checkout"])(
  "the tarball of %s holds every migration, job, subscriber and route",
  (plugin) => {
    const source = join(ROOT, "plugins", plugin, "src");
    const wanted = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|\/)(migrations|migration-scripts|jobs|subscribers|api|models|hooks)\//.test(file))
      .filter((file) => /(?<!\.test|\.cases)\.ts$/.test(file))
      .map((file) => `./.medusa/server/src/${file.replace(/\.ts$/, ".js")}`);
    expect(wanted.length).toBeGreaterThan(20);
    const files = new Set(filesOf(plugin));
    expect(wanted.filter((file) => !files.has(file)).map((file) => relative(".", file))).toEqual([]);
  },
);
