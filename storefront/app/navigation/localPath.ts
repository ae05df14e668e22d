const BASE = "http://shop.invalid";

/**
 * Reduces any input to a path of the shop with its query, never to another site's address (`//…`, `/\…`, `/.//…`).
 * Parameters named in `without` are left out. Anything that is not a path of the shop becomes the home page.
 */
export function localPath(given: unknown, without: readonly string[] = []): string {
  if (typeof given !== "string" || !given.startsWith("/") || !URL.canParse(given, BASE)) return "/";
  const url = new URL(given, BASE);
  if (url.origin !== BASE) return "/";
  for (const name of without) url.searchParams.delete(name);
  return url.pathname.replace(/^\/+/, "/") + url.search;
}
