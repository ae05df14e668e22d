import type { ServerBuild } from "@remix-run/node";

/** Our own routes beside the pages. */
const OWN = ["/healthz", "/livez", "/readyz", "/hooks/content", "/events"];

/** What is asked for outside of every route; one name, as anybody may ask for anything. */
export const UNKNOWN_ROUTE = "unknown";

/**
 * Names the route of a path, such as `/stock/:kind`: what logs and metrics may say, as paths hold tokens and there is no
 * end to them. Asked once a request, hence a table and no search through all routes.
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
