import { forgetInTab, keepInTab, noteInTab } from "../session/tabStorage.ts";

/** The newest design of a page that was left, for a reload that shows the page at an address from before that design. */
const NOTE = "left-design";

interface LeftDesign {
  path: string;
  /** The queries the page's address had of late: a reload brings back the one it began with, even if the page wrote another. */
  addresses: string[];
  /** The design as an address keeps it, see `designQuery`. */
  query: string;
}

/**
 * Keeps the design of a page that is being left.
 * @param written the queries that the page's address had of late, `?…` each
 * @param query the design as an address keeps it, see `designQuery`
 */
export function keepLeftDesign(written: string[], query: string): void {
  const { pathname: path, search } = window.location;
  keepInTab(NOTE, JSON.stringify({ path, addresses: [...written, search], query } satisfies LeftDesign));
}

/**
 * The query of the design that this address was left with, on a page that was reloaded or gone back to; null if there is
 * none. It is told once.
 */
export function takeLeftDesign(): string | null {
  const note = noteInTab(NOTE);
  forgetInTab(NOTE);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A link or a typed address means the piece that it names.
  if (note === null || visit?.type === "navigate") return null;
  const { path, addresses, query } = JSON.parse(note) as LeftDesign;
  const isOfThisPage = path === window.location.pathname && addresses.includes(window.location.search);
  return isOfThisPage ? query : null;
}
