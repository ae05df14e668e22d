const BASE = "http://shop.invalid";

/**
 * A path of the shop with its query, whatever was given: nothing that a browser could take for another site's address
 * (`//…`, `/\…`, `/.//…`). Parameters named in `without` are left out. What is no path of ours becomes the home page.
 */
export function localPath(given: unknown, without: readonly string[] = []): string {
  if (typeof given !== "string" || !given.startsWith("/") || !URL.canParse(given, BASE)) return "/";
  const url = new URL(given, BASE);
  if (url.origin !== BASE) return "/";
  for (const name of without) url.searchParams.delete(name);
  return url.pathname.replace(/^\/+/, "/") + url.search;
}
