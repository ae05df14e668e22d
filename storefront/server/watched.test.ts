import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { openPrivateServer, startTracing } from "@planke46/observability";
import express from "express";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { medusaAsker } from "../app/commerce/medusa.server.ts";
import { Readiness } from "./health.ts";
import { rememberRequestId } from "./requestId.ts";
import { requestLog } from "./requestLog.ts";
import { traceRequests, watchedExchange } from "./tracing.ts";

interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

const spans: ReceivedSpan[] = [];
const asked: IncomingHttpHeaders[] = [];
const lines: Record<string, unknown>[] = [];

/** Stands for Medusa and for the collector of traces. */
const others = express()
  .post("/v1/traces", express.json({ limit: "1mb" }), (request, response) => {
    const batches = request.body.resourceSpans.flatMap((one: { scopeSpans: unknown[] }) => one.scopeSpans);
    spans.push(...batches.flatMap((one: { spans: ReceivedSpan[] }) => one.spans));
    response.json({});
  })
  .get("/store/carts/:id/summary", (request, response) => {
    asked.push(request.headers);
    response.json({});
  });
const othersUrl = await listen(others);
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = othersUrl;
const finishTracing = startTracing("storefront");

const ask = medusaAsker(
  othersUrl,
  "pk_test",
  watchedExchange(() => ({})),
);
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const patternOf = (path: string) => (path.startsWith("/pay/") ? "/pay/:token" : "unknown");
const app = express().set("trust proxy", "loopback");
app.use(rememberRequestId, requestLog(log, patternOf), traceRequests(patternOf));
app.get("/pay/:token", (_request, response, next) => {
  ask("/store/carts/cart_01ABC/summary", { answer: z.object({}) }).then(() => response.json({}), next);
});
const url = await listen(app);
const readiness = new Readiness();
const privateServer = await openPrivateServer({
  host: "127.0.0.1",
  port: 0,
  missing: () => readiness.missing(),
});
const privateUrl = `http://127.0.0.1:${(privateServer.address() as AddressInfo).port}`;

beforeEach(() => {
  lines.length = 0;
  asked.length = 0;
});
afterAll(() => privateServer.close());

async function listen(part: express.Express): Promise<string> {
  const server = createServer(part).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function idOf(headers: Record<string, string>): Promise<string | null> {
  return (await fetch(`${url}/pay/secret-key`, { headers })).headers.get("x-request-id");
}

test("a request keeps the id its proxy gave it, and Medusa is told", async () => {
  expect(await idOf({ "x-request-id": "0f1e2d3c4b5a69788796a5b4c3d2e1f0" })).toBe(
    "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  );
  expect(asked[0]?.["x-request-id"]).toBe("0f1e2d3c4b5a69788796a5b4c3d2e1f0");
});

test.each(["short", "anna@example.test", "a b c d e f g h", "x".repeat(65)])(
  "%j is no id: the request gets one of its own",
  async (sent) => {
    expect(await idOf({ "x-request-id": sent })).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  },
);

test("the line of a request has its id and its route, and nothing that opens an offer", async () => {
  const id = await idOf({});
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ request: id, method: "GET", route: "/pay/:token", status: 200 });
  expect(JSON.stringify(lines)).not.toContain("secret-key");
});

test("metrics tell how long requests took, by route, and how long Medusa did", async () => {
  await idOf({});
  const text = await (await fetch(`${privateUrl}/metrics`)).text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/pay\/:token",status="200"\} [1-9]/,
  );
  expect(text).toMatch(
    /commerce_request_duration_seconds_count\{method="GET",route="\/store\/carts\/:id\/summary",status="200"\} [1-9]/,
  );
  expect(text).not.toMatch(/secret-key|cart_01ABC/);
});

test("a trace goes on from the proxy through the storefront to Medusa", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  await idOf({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  expect(asked[0]?.traceparent).toContain(traceId);
  await finishTracing();
  const ours = spans.filter((span) => span.traceId === traceId);
  const incoming = ours.find(({ name }) => name === "GET /pay/:token");
  const outgoing = ours.find(({ name }) => name === "GET /store/carts/:id/summary");
  expect(incoming?.parentSpanId).toBe("00f067aa0ba902b7");
  expect(outgoing?.parentSpanId).toBe(incoming?.spanId);
  expect(asked[0]?.traceparent).toContain(outgoing?.spanId);
  expect(JSON.stringify(spans)).not.toMatch(/secret-key|cart_01ABC/);
});

test("a process that is about to stop is alive and not ready", async () => {
  const statusOf = async (path: string) => (await fetch(`${privateUrl}${path}`)).status;
  expect([await statusOf("/livez"), await statusOf("/readyz")]).toEqual([200, 200]);
  readiness.beginDraining();
  expect([await statusOf("/livez"), await statusOf("/readyz")]).toEqual([200, 503]);
});
