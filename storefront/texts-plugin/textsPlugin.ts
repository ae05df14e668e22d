import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Plugin } from "vite";
import { STATIC_ENTRY } from "../static-pages-plugin/staticRoutes.ts";
import { keysIn } from "./keysIn.ts";

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
