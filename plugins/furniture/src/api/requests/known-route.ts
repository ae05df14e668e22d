import type { MedusaRequest } from "@medusajs/framework/http";

/** Stands for every path without a route: one name, because a client may ask for any path. */
export const UNKNOWN_ROUTE = "unknown";

/** What Express keeps of each route: its pattern, and how it tells whether a path is of it. */
interface Layer {
  regexp: RegExp;
  route?: { path: unknown; methods: Record<string, boolean> };
}

interface Route {
  path: string;
  methods: Record<string, boolean>;
  matches: RegExp;
}

type Asked = Pick<MedusaRequest, "method" | "baseUrl" | "path" | "app">;

/** Routes by the first word of their path, in the order in which Express tries them. */
const known = new WeakMap<object, Map<string, Route[]>>();

/**
 * The route a request is for, as its method and the pattern it was registered with: `POST/auth/:actor_type/:auth_provider`.
 * Whatever is in the place of a parameter, and whatever no route is for, counts as one and the same.
 */
export function knownRoute(request: Asked): string {
  const { method, app } = request;
  const path = wholePath(request);
  const wanted = method === "HEAD" ? "get" : method.toLowerCase();
  const found = routesOf(app)
    .get(areaOf(path))
    ?.find(({ methods, matches }) => methods[wanted] && matches.test(path));
  return found ? `${method}${found.path}` : UNKNOWN_ROUTE;
}

/**
 * The path by which Express finds the route. Never `originalUrl`: that may be a whole address, or have a fragment behind it, and then
 * the route that Express runs would not be the one that is looked up here.
 */
export function wholePath({ baseUrl, path }: Pick<Asked, "baseUrl" | "path">): string {
  return baseUrl + path;
}

/** Every route is there before the first request is taken. */
function routesOf(app: Asked["app"]): Map<string, Route[]> {
  const kept = known.get(app);
  // Stryker disable next-line ConditionalExpression: what is kept only saves time
  if (kept) return kept;
  const routes = new Map<string, Route[]>();
  for (const { route, regexp } of layersOf(app)) {
    // Patterns with a star are of middlewares, which many routes share.
    if (!route || typeof route.path !== "string" || route.path.includes("*")) continue;
    const area = areaOf(route.path);
    const entry = { path: route.path, methods: route.methods, matches: regexp };
    routes.set(area, [...(routes.get(area) ?? []), entry]);
  }
  known.set(app, routes);
  return routes;
}

/** Express 4 has no other word for what it has been told. */
function layersOf(app: Asked["app"]): Layer[] {
  return (app as unknown as { _router: { stack: Layer[] } })._router.stack;
}

/** Express does not mind upper case. */
// Stryker disable next-line BlockStatement: with one area for all a route is found as well, only later
function areaOf(path: string): string {
  // Stryker disable next-line all: the same
  return path.split("/", 2)[1]?.toLowerCase() ?? "";
}
