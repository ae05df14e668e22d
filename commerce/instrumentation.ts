import { configManager } from "@medusajs/framework/config";
import { readEnvironment } from "./environment";
import { watchMedusa } from "./src/observability/watch";

const SHUTDOWN_TIMEOUT_SECONDS = 8;

/** Medusa calls this once when a server or a worker starts, before it listens. */
export function register(): void {
  const environment = readEnvironment(process.env);
  const { REDIS_URL: redisUrl, METRICS_PORT: port, METRICS_HOST: host = "127.0.0.1" } = environment;
  watchMedusa({
    workerMode: configManager.config.projectConfig.workerMode ?? "shared",
    ...(redisUrl && { redisUrl }),
    ...(port && { metrics: { host, port } }),
    traces: environment.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    shutdownTimeoutMs: (environment.SHUTDOWN_TIMEOUT_SECONDS ?? SHUTDOWN_TIMEOUT_SECONDS) * 1000,
  });
}
