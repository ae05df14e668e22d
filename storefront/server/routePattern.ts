import type { ServerBuild } from "@remix-run/node";

/** Our own routes beside the pages. */
const OWN = ["/healthz", "/livez", "/readyz", "/hooks/content", "/events"];

/** The label for all paths without a route. One label, because clients can request any number of such paths. */
export const UNKNOWN_ROUTE = "unknown";

/**
 * Names the route of a path, such as `/stock/:kind`, for logs and metrics, because paths hold tokens and are unlimited
 * in number. It runs once per request, hence a table instead of a search through all routes.
 */
export function routePatterns(routes: ServerBuild["routes"]): (path: string) => string {
  const patterns = Object.values(routes)
    .map((route) => pathOf(route?.id, routes))
    .filter((path) => !path.includes("*"));
  const fixed = new Set([...OWN, ...patterns.filter((path) => !path.includes(":"))]);
  const open = patterns
    .filter((path) => path.includes(":"))
    .map((path) => ({
      path,
      fits: new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`),
    }));
  return (asked) => {
    if (asked.startsWith("/assets/")) return "/assets/*";
    // How the browser asks for a page's data alone.
    const path = asked === "/_root.data" ? "/" : asked.replace(/\.data$/, "");
    if (fixed.has(path)) return path;
    return open.find(({ fits }) => fits.test(path))?.path ?? UNKNOWN_ROUTE;
  };
}

function pathOf(id: string | undefined, routes: ServerBuild["routes"]): string {
  const words: string[] = [];
  for (let route = routes[id ?? ""]; route; route = routes[route.parentId ?? ""]) {
    if (route.path) words.unshift(route.path);
  }
  return `/${words.join("/")}`;
}
