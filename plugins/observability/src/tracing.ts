import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

const tracer = trace.getTracer("shop");

/**
 * Begins to make traces and to send them to the OTLP collector that OTEL_EXPORTER_OTLP_ENDPOINT names; the exporter reads
 * its own variables. Until then nothing of it is loaded and every span is a no-op. `onEnd` may change what leaves the
 * process. Returns what sends the last spans.
 */
export function startTracing(
  serviceName: string,
  onEnd?: (span: { attributes: Record<string, unknown> }) => void,
): () => Promise<void> {
  const { NodeTracerProvider, BatchSpanProcessor }: typeof import("@opentelemetry/sdk-trace-node") =
    require("@opentelemetry/sdk-trace-node");
  const { OTLPTraceExporter }: typeof import("@opentelemetry/exporter-trace-otlp-http") =
    require("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes }: typeof import("@opentelemetry/resources") =
    require("@opentelemetry/resources");
  const nothing = async () => {};
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME || serviceName }),
    spanProcessors: [
      ...(onEnd ? [{ onStart: () => {}, onEnd, forceFlush: nothing, shutdown: nothing }] : []),
      new BatchSpanProcessor(new OTLPTraceExporter()),
    ],
  });
  provider.register();
  return () => provider.shutdown().catch(() => {});
}

interface IncomingRequest {
  method: string;
  /** A pattern, never a path. */
  route: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Handles a request inside a span, which continues the caller's trace and ends with the response. */
export function inRequestSpan<Result>(
  { method, route, request, response }: IncomingRequest,
  handle: () => Result,
): Result {
  const parent = propagation.extract(context.active(), request.headers);
  const attributes = { "http.request.method": method, "http.route": route };
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
  response.once("close", () => endWith(span, response.statusCode));
  return context.with(trace.setSpan(parent, span), handle);
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
