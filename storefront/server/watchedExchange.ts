import { knownMethod, latency, outgoingSpan } from "@planke46/observability";
import type { Exchange } from "../app/commerce/medusa.server.ts";
import { requestIdHeaders } from "./requestId.ts";

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
