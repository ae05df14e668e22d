import { inRequestSpan } from "@planke46/observability";
import type { RequestHandler } from "express";

/** One span a request, named by its route and never by its path; it continues the proxy's trace if there is one. */
export function traceRequests(patternOf: (path: string) => string): RequestHandler {
  return (request, response, next) => {
    const route = patternOf(request.path);
    inRequestSpan({ method: request.method, route, request, response }, () => next());
  };
}
