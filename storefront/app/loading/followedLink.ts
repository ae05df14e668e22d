import { leadsAway } from "./needsConnection.ts";

/** The link that a plain click follows to another page in the same tab; undefined for any other click. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
  // It opens over the page, which stays.
  if (link.relList.contains("ar")) return undefined;
  return leadsAway(link.href, location.href) ? link : undefined;
}
