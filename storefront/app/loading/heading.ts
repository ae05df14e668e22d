import { forgetInTab, keepInTab, noteInTab } from "../session/tabStorage.ts";

const HEADING = "heading for";

/**
 * Stores the target of a navigation until it has arrived. If a newer version was deployed, the files of the next page
 * are gone and Remix reloads the current page; `resumeHeading` then continues to the target.
 */
export function rememberHeading(path: string | undefined): void {
  if (path) keepInTab(HEADING, path);
  else forgetInTab(HEADING);
}

/** Goes on to where a reload interrupted a navigation. True if the page is about to be left. */
export function resumeHeading(): boolean {
  const path = takeHeading();
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!path || entry?.type !== "reload") return false;
  location.replace(path);
  return true;
}

function takeHeading(): string | null {
  const path = noteInTab(HEADING);
  forgetInTab(HEADING);
  return path;
}
