import path from "node:path";
import type { Rollup } from "vite";
import { STATIC_ENTRY } from "./static-pages-plugin/staticPagesPlugin.ts";

/** Says of a module in which chunk it belongs; undefined leaves that to Rollup. */
type ChunkOf = (id: string, meta: Rollup.ManualChunkMeta) => string | undefined;

/** How sums are written: nearly every hydrated page says some, and a chunk of their own would cost each a request. */
const SUMS = "money/money.ts";

/** What counts visits: loaded after a yes alone, so it shares its chunk with nothing. */
const COUNTING = "analytics/counting.ts";

/**
 * Puts what every page loads, the frame around it, into one chunk instead of a dozen crumbs that cost a request each:
 * whatever the browser's entry and the root route import, but not what they load later. The two stay by themselves:
 * the entry must not run before the page's routes are there, which import the frame as well. What static pages run as well
 * is a chunk of its own, so that they load nothing of the frame; it is small, and hydrated pages load it too.
 */
export function chunks(appFolder: string): ChunkOf {
  const counting = path.join(appFolder, COUNTING);
  const sums = path.join(appFolder, SUMS);
  const begin = ["entry.client.tsx", "root.tsx"].map((file) => path.join(appFolder, file));
  const staticEntry = path.join(appFolder, STATIC_ENTRY);
  let frame: Set<string> | undefined;
  let everyPage: Set<string> | undefined;
  return (id, { getModuleInfo }) => {
    if (id === counting) return "counting";
    everyPage ??= reachable([staticEntry], (module) => getModuleInfo(module)?.importedIds ?? []);
    const ofStaticAlone = getModuleInfo(id)?.importers.every((importer) => importer === staticEntry);
    if (everyPage.has(id) && id !== staticEntry) return ofStaticAlone ? undefined : "every-page";
    frame ??= reachable([...begin, sums], (module) => getModuleInfo(module)?.importedIds ?? []);
    return frame.has(id) && !begin.includes(id) ? "frame" : undefined;
  };
}

function reachable(begin: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(begin);
  for (const id of found)
    for (const imported of importsOf(id)) if (!imported.includes(".css")) found.add(imported);
  return found;
}
