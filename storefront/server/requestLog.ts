import { countRequest } from "@planke46/observability";
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
