const RELOADED = "reloaded for a newer version";

/**
 * Loads the page anew, at most once per version, if the shop has been deployed since this page was loaded: the files
 * this page would load next are gone. True if it does.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const { url, version } = window.__remixManifest;
  if (reloadedFor() === version) return false;
  const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.status !== 404) return false;
  try {
    sessionStorage.setItem(RELOADED, version);
  } catch {
    // A page that cannot remember its reload could reload for ever.
    return false;
  }
  location.reload();
  return true;
}

function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(RELOADED);
  } catch {
    return null;
  }
}
