import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";

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
