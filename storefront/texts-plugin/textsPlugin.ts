import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Plugin } from "vite";
import { STATIC_ENTRY } from "../static-pages-plugin/staticPagesPlugin.ts";

const VIRTUAL = "virtual:page-texts";
const CLIENT_ROUTE = "?__remix-build-client-route";

/**
 * Gives each page the texts it shows and no others.
 *
 * The module `virtual:page-texts` lists for the server the keys each page may use. It is derived from the code, so no
 * list has to be maintained. In the browser a route's module waits for its texts before it counts as loaded, so that a
 * navigation never shows a page without texts. In development every page gets all texts.
 */
export function textsPlugin(appFolder: string, routes: RouteConfigEntry[]): Plugin {
  let building = true;
  return {
    name: "page-texts",
    enforce: "post",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return;
      // The script of static pages shows texts, though it is no route.
      const entries = [{ id: "root", file: "root.tsx" }, { file: STATIC_ENTRY }, ...flat(routes)];
      const pages = entries.map(({ id, file }) => [id ?? pageOf(file), pageOf(file)]);
      const keys = entries.map(({ file }) => [
        pageOf(file),
        building ? keysIn(path.join(appFolder, file), appFolder) : undefined,
      ]);
      return [
        `export const PAGE_OF_ROUTE = ${JSON.stringify(Object.fromEntries(pages))};`,
        `export const KEYS_OF_PAGES = ${JSON.stringify(Object.fromEntries(keys))};`,
      ].join("\n");
    },
    transform(code, id, options) {
      if (options?.ssr || !building || !id.endsWith(CLIENT_ROUTE)) return;
      const page = pageOf(path.relative(appFolder, id.slice(0, -CLIENT_ROUTE.length)));
      if (page === "root") return;
      const texts = JSON.stringify(path.join(appFolder, "language/pageTexts.ts"));
      return `import { textsFor } from ${texts};\n${code}\nawait textsFor(${JSON.stringify(page)});`;
    },
  };
}

function flat(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.flatMap((route) => [route, ...flat(route.children ?? [])]);
}

/** What a route's page is called: its file, as several routes may share one. Remix calls most routes so, too. */
function pageOf(file: string): string {
  return file.replace(/\.tsx?$/, "");
}

const TYPE_IMPORT = /import type [^;]*;/g;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']((?:\.{1,2}|~)\/[^"']+\.tsx?)["']/g;
const KEY = /["'`]([a-z]\w*(?:\.\w+)+)["'`]/g;
const KEY_BEGIN = /`([a-z]\w*(?:\.\w+)*)\.\w*\$\{/g;
const UNKNOWN_BEGIN = /\bt\(\s*`\$\{/;

/**
 * The text keys a module of the app and everything it imports (but for what runs on the server alone) may ask for:
 * "cart.title", or "cart.kind" where the rest is made at run time. Words with dots that are no keys may be among them.
 */
export function keysIn(file: string, appFolder: string): string[] {
  const keys = new Set<string>();
  const seen = new Set<string>();
  const read = (module: string) => {
    if (seen.has(module) || module.includes(".server.") || !existsSync(module)) return;
    seen.add(module);
    const code = readFileSync(module, "utf8").replace(TYPE_IMPORT, "");
    if (UNKNOWN_BEGIN.test(code))
      throw new Error(`${module}: a text key must begin with a word, not with \${…}`);
    for (const [, key = ""] of [...code.matchAll(KEY), ...code.matchAll(KEY_BEGIN)]) keys.add(key);
    for (const [, target = ""] of code.matchAll(IMPORT)) {
      read(
        target.startsWith("~")
          ? path.join(appFolder, target.slice(2))
          : path.resolve(path.dirname(module), target),
      );
    }
  };
  read(file);
  return [...keys].sort();
}
