import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { countRequest } from "./metrics.ts";
import { currentRequestId } from "./requestId.ts";

/** Asked every few seconds by machines: counted, but no lines. */
const QUIET = new Set(["/healthz", "/livez", "/readyz", "/assets/*"]);

/**
 * One line and one measurement a request: method, route pattern, status and duration (ms). Nothing about the person:
 * even the path may hold the key of an offer.
 */
export function requestLog(log: Logger, patternOf: (path: string) => string): RequestHandler {
  return (request, response, next) => {
    const begin = performance.now();
    const path = request.path;
    // Node tells of the end outside of the request's own context.
    const id = currentRequestId();
    response.on("close", () => {
      const ms = performance.now() - begin;
      const route = patternOf(path);
      // The shopper has left before the answer was there: nginx' word for it.
      const status = response.writableFinished ? response.statusCode : 499;
      countRequest(request.method, route, status, ms / 1000);
      if (QUIET.has(route)) return;
      const level = status >= 500 ? "error" : "info";
      log[level]({ request: id, method: request.method, route, status, ms: Math.round(ms) }, "request");
    });
    next();
  };
}
