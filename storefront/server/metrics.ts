import { Counter, collectDefaultMetrics, Histogram, type Metric, register } from "prom-client";

/** Seconds; pages take some milliseconds from the cache, some tens when rendered, seconds when something is wrong. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type CacheResult = "hit" | "stale" | "miss";

/**
 * The server and the pages are two bundles, each with its own copy of this file; the library is one for both, and a name
 * is registered with it once.
 */
function once<M extends Metric>(name: string, make: () => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? make();
}

/** How long requests took, by route pattern: never by path, or every typed address would be a series. */
const requestSeconds = once(
  "http_request_duration_seconds",
  () =>
    new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from the request's head to the end of the answer, by route pattern",
      labelNames: ["method", "route", "status"],
      buckets: LATENCY_BUCKETS,
    }),
);

const commerceSeconds = once(
  "commerce_request_duration_seconds",
  () =>
    new Histogram({
      name: "commerce_request_duration_seconds",
      help: "Time Medusa took to answer the storefront, by route pattern; status 0 is no answer",
      labelNames: ["method", "route", "status"],
      buckets: LATENCY_BUCKETS,
    }),
);

const cacheReads = once(
  "cache_reads_total",
  () =>
    new Counter({
      name: "cache_reads_total",
      help: "What caches were asked: hit; stale, served while a new answer is fetched; miss",
      labelNames: ["cache", "result"],
    }),
);

/** Counts one finished request. `seconds` from its head to the end of the answer. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  requestSeconds.observe({ method: knownMethod(method), route, status }, seconds);
}

/** Counts one question to Medusa; `status` 0 when none came back. */
export function countCommerceRequest(method: string, route: string, status: number, seconds: number): void {
  commerceSeconds.observe({ method, route, status }, seconds);
}

/** Counts one question to a cache of ours, such as `content` or `pages`. */
export function countCacheRead(cache: string, result: CacheResult): void {
  cacheReads.inc({ cache, result });
}

/** Begins to watch memory, event loop and garbage collection. Once a process. */
export function watchProcess(): void {
  collectDefaultMetrics();
}

/** Every metric of this process in Prometheus' text format. */
export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: register.contentType, text: await register.metrics() };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

/** Limits the label to known methods, because clients can send any word as a method. */
function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "other";
}
