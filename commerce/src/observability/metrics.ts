import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";

/** Seconds; a price takes some milliseconds, a completed cart some hundreds. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requestSeconds = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time from the request's head to the end of the answer, by route pattern",
  labelNames: ["method", "route", "status"],
  buckets: LATENCY_BUCKETS,
});

const cacheReads = new Counter({
  name: "cache_reads_total",
  help: "What Medusa's cache was asked, with the result",
  labelNames: ["cache", "result"],
});

/** Counts one finished request. `route` is a pattern, `seconds` from its head to the end of the answer. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  requestSeconds.observe({ method, route, status }, seconds);
}

/** Counts one question to Medusa's cache. */
export function countCacheRead(found: boolean): void {
  cacheReads.inc({ cache: "medusa", result: found ? "hit" : "miss" });
}

/** One number that the database knows, such as orders by status. */
export interface Figure {
  name: string;
  help: string;
  labels: Record<string, string>;
  value: number;
}

/** Shows figures in place of those of the last time. */
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
