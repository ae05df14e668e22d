import { keepInTab, noteInTab } from "../session/tabStorage.ts";

const RELOADED = "reloaded for a newer version";

/**
 * Loads the page anew, at most once per version, if the shop has been deployed since this page was loaded: the files
 * this page would load next are gone. True if it does.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const { url, version } = window.__remixManifest;
  if (noteInTab(RELOADED) === version) return false;
  const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.status !== 404) return false;
  // A page that cannot remember its reload could reload for ever.
  if (!keepInTab(RELOADED, version)) return false;
  location.reload();
  return true;
}
