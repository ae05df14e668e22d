import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { RequestHandler } from "express";

const tracer = trace.getTracer("storefront");

/**
 * Begins to make traces and to send them to `endpoint`, an OTLP collector over HTTP; with none, nothing is loaded and
 * every span is a no-op. Returns what sends the last ones.
 */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  // The exporter reads its variables by itself, OTEL_EXPORTER_OTLP_HEADERS with a collector's key among them.
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME || "storefront" }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown().catch(() => {});
}

/** One span a request, named by its route and never by its path; it continues the proxy's trace if there is one. */
export function traceRequests(patternOf: (path: string) => string): RequestHandler {
  return (request, response, next) => {
    const route = patternOf(request.path);
    const parent = propagation.extract(context.active(), request.headers);
    const options = {
      kind: SpanKind.SERVER,
      attributes: { "http.request.method": request.method, "http.route": route },
    };
    const span = tracer.startSpan(`${request.method} ${route}`, options, parent);
    response.on("close", () => {
      span.setAttribute("http.response.status_code", response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
}

/** Runs an outgoing request in its own span. `work` gets the headers by which the receiver continues the trace. */
export async function outgoingSpan(
  name: string,
  work: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT });
  const inside = trace.setSpan(context.active(), span);
  try {
    const response = await context.with(inside, () => work(headersOf(inside)));
    endWith(span, response.status);
    return response;
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    throw error;
  }
}

function headersOf(inside: Context): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(inside, headers);
  return headers;
}

function endWith(span: Span, status: number): void {
  span.setAttribute("http.response.status_code", status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
