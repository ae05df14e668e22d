import { inRequestSpan, knownMethod, latency, outgoingSpan } from "@planke46/observability";
import type { RequestHandler } from "express";
import type { Exchange } from "../app/commerce/medusa.server.ts";
import { requestIdHeaders } from "./requestId.ts";

/** One span a request, named by its route and never by its path; it continues the proxy's trace if there is one. */
export function traceRequests(patternOf: (path: string) => string): RequestHandler {
  return (request, response, next) => {
    const route = patternOf(request.path);
    inRequestSpan({ method: request.method, route, request, response }, () => next());
  };
}

const commerceSeconds = latency(
  "commerce_request_duration_seconds",
  "Time Medusa took to answer the storefront, by route pattern; status 0 is no answer",
);

/**
 * Sends requests to Medusa with the headers that name the client, the request and the trace, and measures how long the
 * answer takes.
 */
export function watchedExchange(clientHeaders: () => Record<string, string>): Exchange {
  return (method, route, send) =>
    outgoingSpan(`${method} ${route}`, async (traceHeaders) => {
      const begin = performance.now();
      let status = 0;
      try {
        const response = await send({ ...clientHeaders(), ...requestIdHeaders(), ...traceHeaders });
        status = response.status;
        return response;
      } finally {
        commerceSeconds.observe(
          { method: knownMethod(method), route, status },
          (performance.now() - begin) / 1000,
        );
      }
    });
}
