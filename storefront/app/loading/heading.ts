import { forgetInTab, keepInTab, noteInTab } from "../session/tabStorage.ts";

const HEADING = "heading for";

/**
 * Remembers where a navigation leads until it has arrived. When the files of the next page are gone, because a newer
 * version was deployed, Remix loads the present page anew; `resumeHeading` then goes where the visitor was heading.
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
