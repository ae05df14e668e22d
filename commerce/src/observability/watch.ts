import { container } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { countCacheRead, openPrivateServer, watchProcess } from "@planke46/observability";
import { freshFigures } from "./figures";
import { beginDraining, missing } from "./readiness";
import { closeConnectionsOfRunning, requestWatcher, whenAllAnswered } from "./requests";
import { finishTracing, traceMedusa } from "./tracing";
import { giveWorkflowsIds } from "./workflows";

export interface WatchSettings {
  workerMode: "shared" | "worker" | "server";
  redisUrl?: string;
  metrics?: { host: string; port: number };
  /** Whether traces are exported to a collector. */
  traces: boolean;
  /** How long running requests and jobs may take to finish after the process was asked to stop (ms). */
  shutdownTimeoutMs: number;
}

interface StartCommand {
  traceRequestHandler: ReturnType<typeof requestWatcher> | undefined;
}

/** Begins to watch this Medusa process. Called once, before it listens. */
export function watchMedusa(settings: WatchSettings): void {
  const { workerMode, redisUrl, metrics } = settings;
  if (settings.traces) traceMedusa(workerMode === "worker" ? "medusa-worker" : "medusa");
  // Medusa's own seam for tracing; there is none earlier.
  const start: StartCommand = require("@medusajs/medusa/commands/start");
  start.traceRequestHandler = requestWatcher(redisUrl);
  giveWorkflowsIds();
  // Opens the connection that readiness asks Redis by, so that its first word is not no.
  void missing(redisUrl);
  if (metrics) {
    watchProcess();
    watchCache();
    openPrivateServer({
      ...metrics,
      missing: () => missing(redisUrl),
      // A worker (or the only process) reports them: every process would report the same values, and their sum would be wrong.
      ...(workerMode !== "server" && { beforeMetrics: freshFigures() }),
    }).catch((error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "is in use" : error.message;
      console.error(`Medusa cannot start: METRICS_PORT ${metrics.port} (${metrics.host}) ${why}`);
      process.exit(1);
    });
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => stop(settings.shutdownTimeoutMs));
  }
}

let stopping = false;

/**
 * On a stop signal Medusa stops listening, lets requests and jobs finish and closes its connections. It waits without
 * limit and does not announce the stop: this adds a time limit and makes `/readyz` fail first.
 */
function stop(timeoutMs: number): void {
  if (stopping) return;
  stopping = true;
  beginDraining();
  closeConnectionsOfRunning();
  void whenAllAnswered().then(finishTracing);
  setTimeout(() => {
    const log = container.resolve(ContainerRegistrationKeys.LOGGER, { allowUnregistered: true });
    log?.warn("Not everything has finished in time; ending all the same.");
    process.exit(1);
  }, timeoutMs).unref();
}

/** Counts cache hits and misses through the `traceGet` hook of Medusa's caching module. */
function watchCache(): void {
  const caching: {
    service: { traceGet?: (get: () => Promise<unknown>) => Promise<unknown> };
  } = require("@medusajs/medusa/caching").default;
  caching.service.traceGet = async (get) => {
    const found = await get();
    countCacheRead("medusa", found === null || found === undefined ? "miss" : "hit");
    return found;
  };
}
