import { countRequest } from "@planke46/observability";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { currentRequestId } from "./requestId.ts";

/** Health checks, requested every few seconds, and static files: counted, but not logged. */
const QUIET = new Set(["/healthz", "/livez", "/readyz", "/assets/*"]);

/**
 * Writes one log line and one measurement per request: method, route pattern, status and duration (ms). It leaves out
 * personal data, and with it the path, which may hold the key of an offer.
 */
export function requestLog(log: Logger, patternOf: (path: string) => string): RequestHandler {
  return (request, response, next) => {
    const begin = performance.now();
    const path = request.path;
    // Node emits "close" outside of the request's async context, so the id is read here.
    const id = currentRequestId();
    response.on("close", () => {
      const ms = performance.now() - begin;
      const route = patternOf(path);
      // The client closed the connection before the response was complete: nginx' status for it.
      const status = response.writableFinished ? response.statusCode : 499;
      countRequest(request.method, route, status, ms / 1000);
      if (QUIET.has(route)) return;
      const level = status >= 500 ? "error" : "info";
      log[level]({ request: id, method: request.method, route, status, ms: Math.round(ms) }, "request");
    });
    next();
  };
}

/** Our own routes beside the pages. */
const OWN = ["/healthz", "/livez", "/readyz", "/hooks/content", "/events"];

/** The label for all paths without a route. One label, because clients can request any number of such paths. */
const UNKNOWN_ROUTE = "unknown";

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
