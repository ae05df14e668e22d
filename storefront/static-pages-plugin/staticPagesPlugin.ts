import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Plugin, ResolvedConfig } from "vite";

/** The script of pages that are rendered on the server alone, in the folder of the app. */
export const STATIC_ENTRY = "entry.static.ts";

/** The line by which a route says that its page is rendered on the server alone. */
const SAYS_STATIC = /^export \{[^}]*\bhandle\b[^}]*\} from "[^"]*\/navigation\/staticRoute\.ts";$/m;

/** Whether the code of a route says that its page is rendered on the server alone. */
export function saysStatic(code: string): boolean {
  return SAYS_STATIC.test(code);
}

/** The line by which such a route has a form of a hydrated page sent to it; empty without one. */
export function clientActionIn(code: string): string {
  return /^export \{ clientAction \} from "[^"]*";$/m.exec(code)?.[0] ?? "";
}

/** The paths of static routes that name one page each: "/faq". Without those with a parameter. */
export function staticPaths(routes: readonly RouteConfigEntry[], appFolder: string): string[] {
  return routes
    .filter(({ file }) => saysStatic(readFileSync(path.join(appFolder, file), "utf8")))
    .map(({ path: own = "" }) => `/${own}`)
    .filter((own) => !/[:*]/.test(own));
}

const VIRTUAL = "virtual:static-pages";
const CLIENT_ROUTE = "?__remix-build-client-route";
/** `entry.static.ts` listens to it: no module of a static page is in the browser, so that none can be replaced there. */
const CHANGED = "static-pages:changed";

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/**
 * Builds the script of pages that React renders on the server alone, tells the server where it lies, and keeps the code
 * of such pages out of the browser: what is left of their routes there opens them as documents.
 */
export function staticPagesPlugin(appFolder: string, routes: RouteConfigEntry[]): Plugin {
  let config: ResolvedConfig;
  const entry = path.join(appFolder, STATIC_ENTRY);
  const isBuild = () => config.command === "build";
  return {
    name: "static-pages",
    enforce: "post",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (isBuild() && !config.build.ssr) this.emitFile({ type: "chunk", id: entry, name: "static" });
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id, options) {
      if (id !== `\0${VIRTUAL}`) return;
      const development = `/${path.relative(config.root, entry)}`;
      const scripts = !options?.ssr ? [] : isBuild() ? builtScripts(config.root, entry) : [development];
      return [
        `export const STATIC_PATHS = ${JSON.stringify(staticPaths(routes, appFolder))};`,
        `export const STATIC_SCRIPTS = ${JSON.stringify(scripts)};`,
      ].join("\n");
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(appFolder)) server.ws.send({ type: "custom", event: CHANGED });
    },
    transform(_code, id, options) {
      if (options?.ssr || !id.endsWith(CLIENT_ROUTE)) return;
      const code = readFileSync(id.slice(0, -CLIENT_ROUTE.length), "utf8");
      if (!saysStatic(code)) return;
      const module = path.join(appFolder, "navigation/staticRoute.ts");
      return `export { clientLoader, default, handle } from ${JSON.stringify(module)};\n${clientActionIn(code)}`;
    },
  };
}

/** The addresses of the script and of what it imports, as the browser's build has named them. */
function builtScripts(root: string, entry: string): string[] {
  const file = path.join(root, "build/client/.vite/manifest.json");
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(file, "utf8"));
  const chunk = manifest[path.relative(root, entry)];
  if (!chunk) throw new Error(`${file}: ${STATIC_ENTRY} is missing`);
  const imported = (chunk.imports ?? []).map((name) => manifest[name]?.file ?? name);
  return [chunk.file, ...imported].map((name) => `/${name}`);
}
