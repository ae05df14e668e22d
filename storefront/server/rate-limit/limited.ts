import type { ActionFunction, LoaderFunction, ServerBuild } from "@remix-run/node";
import { clientAddress } from "../clientAddress.ts";
import type { RateLimits } from "./rateLimits.ts";

const TOO_MANY = 429;

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * Adds a rate limit to every action, and to every resource route whose path has parameters: these answers are painted,
 * computed or fetched, and can be requested with ever new paths. The routes are read from the build, so that a new one
 * is limited as well.
 */
export function withLimits(build: ServerBuild, limits: RateLimits): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(build.routes)) routes[id] = route && limited(route, limits);
  return { ...build, routes };
}

function limited(route: Route, { take }: RateLimits): Route {
  const { id, path = "", module } = route;
  const { action, loader } = module;
  const limitedAction: ActionFunction | undefined =
    action &&
    (async (args) => {
      const wait = await take("actions", id, clientAddress());
      // Thrown, so that the visitor sees the error page and what to do.
      if (wait > 0) throw refusal(wait);
      return action(args);
    });
  const isFile = module.default === undefined && path.includes(":");
  const limitedLoader: LoaderFunction | undefined =
    isFile && loader
      ? async (args) => {
          const wait = await take("files", id, clientAddress());
          if (wait > 0) throw refusal(wait);
          return loader(args);
        }
      : loader;
  return {
    ...route,
    module: {
      ...module,
      ...(limitedAction && { action: limitedAction }),
      ...(limitedLoader && { loader: limitedLoader }),
    },
  };
}

function refusal(wait: number): Response {
  const message = `too many requests; the next one is taken in ${wait} s`;
  const issue = { path: "", message, code: "too_many_requests", params: { retry_after: wait } };
  const headers = { "Retry-After": String(wait), "Cache-Control": "no-store" };
  return Response.json({ message, issues: [issue] }, { status: TOO_MANY, headers });
}
