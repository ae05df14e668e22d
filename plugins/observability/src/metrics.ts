import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";

/** Seconds: cached pages take some milliseconds, a completed cart some hundreds, faults take seconds. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type CacheResult = "hit" | "stale" | "miss";

const requestSeconds = latency(
  "http_request_duration_seconds",
  "Time from the request's head to the end of the answer, by route pattern",
);

const cacheReads = new Counter({
  name: "cache_reads_total",
  help: "What caches were asked: hit; stale, served while a new answer is fetched; miss",
  labelNames: ["cache", "result"],
});

/** A histogram of requests, in seconds, labelled by method, route pattern and status. */
export function latency(name: string, help: string): Histogram<"method" | "route" | "status"> {
  return new Histogram({
    name,
    help,
    labelNames: ["method", "route", "status"],
    buckets: LATENCY_BUCKETS,
  });
}

/**
 * Counts one finished request. `route` is a pattern, never a path: every typed address would be a series. `seconds` from
 * its head to the end of the answer.
 */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  requestSeconds.observe({ method: knownMethod(method), route, status }, seconds);
}

/** Counts one read of a cache, such as `content`, `pages` or `medusa`. */
export function countCacheRead(cache: string, result: CacheResult): void {
  cacheReads.inc({ cache, result });
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

/** Limits a label to known methods, because clients can send any word as a method. */
export function knownMethod(method: string | undefined): string {
  return method && METHODS.has(method) ? method : "other";
}

/** One number that the database knows, such as orders by status. */
export interface Figure {
  name: string;
  help: string;
  labels: Record<string, string>;
  value: number;
}

/** Replaces the gauges of the last call by these figures. */
export function showFigures(figures: readonly Figure[]): void {
  const gauges = new Map<string, Gauge>();
  for (const { name, help, labels, value } of figures) {
    const gauge = gauges.get(name) ?? emptyGauge(name, help, Object.keys(labels));
    gauges.set(name, gauge);
    gauge.set(labels, value);
  }
}

/** A state that has become empty must not keep its last value. */
function emptyGauge(name: string, help: string, labelNames: string[]): Gauge {
  register.removeSingleMetric(name);
  return new Gauge({ name, help, labelNames });
}

/** Begins to watch memory, event loop and garbage collection. Once a process. */
export function watchProcess(): void {
  collectDefaultMetrics();
}

/** Every metric of this process in Prometheus' text format. */
export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: register.contentType, text: await register.metrics() };
}
