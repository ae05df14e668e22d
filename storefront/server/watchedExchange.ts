import type { Exchange } from "../app/commerce/medusa.server.ts";
import { countCommerceRequest } from "./metrics.ts";
import { requestIdHeaders } from "./requestId.ts";
import { outgoingSpan } from "./tracing.ts";

/**
 * Asks Medusa with all that lets it know whose request this is and to which trace it belongs, and measures how long the
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
        countCommerceRequest(method, route, status, (performance.now() - begin) / 1000);
      }
    });
}
