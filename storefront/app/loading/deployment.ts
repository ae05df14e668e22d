import { keepInTab, noteInTab } from "../session/tabStorage.ts";

const RELOADED = "reloaded for a newer version";

/**
 * Reloads the page, at most once per version, if the shop was deployed since the page was loaded: the files that this
 * page would load next no longer exist. Returns whether it reloads.
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

/**
 * Chromium asks once for the code of a page: what failed then fails for as long as the page is open. Reloads it for a visitor
 * who asks again, if the shop can be reached. Returns whether it reloads.
 */
export async function reloadIfRemembered(error: unknown): Promise<boolean> {
  // What browsers throw where code or an answer does not come.
  if (!(error instanceof TypeError)) return false;
  const { url } = window.__remixManifest;
  const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (!answer?.ok) return false;
  location.reload();
  return true;
}
