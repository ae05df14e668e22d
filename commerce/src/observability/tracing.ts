import type { IncomingMessage, ServerResponse } from "node:http";
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("medusa");
let wanted = false;
let finish = async () => {};

/**
 * Begins to make traces of requests, queries and workflows and to send them to the OTLP collector that
 * OTEL_EXPORTER_OTLP_ENDPOINT names. Until then nothing is loaded. Medusa's own set-up is not used whole: it writes every
 * header of a request, and with them cookies and keys, into its spans.
 */
export function startTracing(serviceName: string): void {
  const { NodeTracerProvider, BatchSpanProcessor }: typeof import("@opentelemetry/sdk-trace-node") =
    require("@opentelemetry/sdk-trace-node");
  const { OTLPTraceExporter }: typeof import("@opentelemetry/exporter-trace-otlp-http") =
    require("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes }: typeof import("@opentelemetry/resources") =
    require("@opentelemetry/resources");
  const { instrumentRemoteQuery, instrumentWorkflows }: typeof import("@medusajs/medusa") =
    require("@medusajs/medusa");
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME || serviceName }),
    spanProcessors: [
      // A workflow's transaction is often named by the cart, whose id opens it.
      { onStart: () => {}, onEnd: withoutIds, forceFlush: async () => {}, shutdown: async () => {} },
      new BatchSpanProcessor(new OTLPTraceExporter()),
    ],
  });
  provider.register();
  instrumentRemoteQuery();
  instrumentWorkflows();
  finish = () => provider.shutdown().catch(() => {});
  wanted = true;
}

/** Sends what is still to be sent. */
export function finishTracing(): Promise<void> {
  return finish();
}

/** Takes out of a finished span what opens a cart or an order: Medusa names transactions by it, and steps' keys. */
export function withoutIds(span: { attributes: Record<string, unknown> }): void {
  for (const [name, value] of Object.entries(span.attributes)) {
    if (/transaction_id|idempotency_key|flow_metadata/.test(name)) delete span.attributes[name];
    else if (typeof value === "string")
      span.attributes[name] = value.replace(/\b[a-z]+_01[0-9A-Z]{24}\b/g, "…");
  }
}

interface Watched {
  method: string;
  route: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Handles a request inside a span, which continues the storefront's trace. Without traces it only handles it. */
export async function inSpanOfRequest(
  { method, route, request, response }: Watched,
  handle: () => Promise<void>,
): Promise<void> {
  if (!wanted) return handle();
  const parent = propagation.extract(context.active(), request.headers);
  const attributes = { "http.request.method": method, "http.route": route };
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
  response.once("close", () => {
    span.setAttribute("http.response.status_code", response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  await context.with(trace.setSpan(parent, span), handle);
}
