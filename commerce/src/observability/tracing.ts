import { inRequestSpan, startTracing } from "@planke46/observability";

let finish: (() => Promise<void>) | undefined;

/**
 * Begins to make traces of requests, queries and workflows. Medusa's own set-up is not used whole: it writes every header
 * of a request, and with them cookies and keys, into its spans.
 */
export function traceMedusa(serviceName: string): void {
  finish = startTracing(serviceName, withoutIds);
  const { instrumentRemoteQuery, instrumentWorkflows }: typeof import("@medusajs/medusa") =
    require("@medusajs/medusa");
  instrumentRemoteQuery();
  instrumentWorkflows();
}

/** Sends what is still to be sent. */
export async function finishTracing(): Promise<void> {
  await finish?.();
}

/** Takes out of a finished span what opens a cart or an order: Medusa names transactions by it, and steps' keys. */
export function withoutIds(span: { attributes: Record<string, unknown> }): void {
  for (const [name, value] of Object.entries(span.attributes)) {
    if (/transaction_id|idempotency_key|flow_metadata/.test(name)) delete span.attributes[name];
    else if (typeof value === "string")
      span.attributes[name] = value.replace(/\b[a-z]+_01[0-9A-Z]{24}\b/g, "…");
  }
}

/** Handles a request inside a span, which continues the storefront's trace. Without traces it only handles it. */
export function inSpanOfRequest(
  request: Parameters<typeof inRequestSpan>[0],
  handle: () => Promise<void>,
): Promise<void> {
  return finish ? inRequestSpan(request, handle) : handle();
}
