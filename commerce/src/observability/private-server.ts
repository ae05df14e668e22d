// The loader of the build sees only what a file names.
/// <reference path="./furniture-plugin.d.ts" />
import { createServer, type ServerResponse } from "node:http";
import { shopFigures } from "@planke46/furniture/domain/metrics/shop-figures";
import { answerLive, answerReady } from "./health-answers";
import { metricsText, showFigures } from "./metrics";
import { databaseConnection } from "./readiness";

/** How long the figures from the database are reused (ms), so that frequent scrapes cost no queries. */
const FIGURES_FOR_MS = 10_000;

export interface PrivateServerSettings {
  host: string;
  port: number;
  redisUrl?: string;
  /**
   * Whether this process reports the figures from the database. Only one kind of process does: every process would
   * report the same values, and their sum would be wrong.
   */
  tellsFigures: boolean;
}

/**
 * Serves metrics and health on a private port that no proxy forwards to, because the metrics include sales figures. A
 * worker has no other port. Ends the process when the port is taken.
 */
export function openPrivateServer(settings: PrivateServerSettings): void {
  const refreshFigures = settings.tellsFigures ? figuresKeeper() : async () => {};
  const server = createServer((request, response) => {
    const routes: Record<string, () => Promise<void> | void> = {
      "/livez": () => answerLive(response),
      "/readyz": () => answerReady(response, settings.redisUrl),
      "/metrics": () => answerMetrics(response, refreshFigures),
    };
    const route = routes[(request.url ?? "").split("?")[0] ?? ""];
    if (!route) {
      response.writeHead(404).end();
      return;
    }
    Promise.resolve(route()).catch(() => response.writeHead(500).end());
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const { port, host } = settings;
    const why = error.code === "EADDRINUSE" ? "is in use" : error.message;
    console.error(`Medusa cannot start: METRICS_PORT ${port} (${host}) ${why}`);
    process.exit(1);
  });
  server.listen(settings.port, settings.host);
  server.unref();
}

async function answerMetrics(response: ServerResponse, refreshFigures: () => Promise<void>): Promise<void> {
  // Without the database the shop figures are left out; the process's own metrics are then even more important.
  await refreshFigures().catch(() => showFigures([]));
  const { type, text } = await metricsText();
  response.setHeader("Content-Type", type);
  response.end(text);
}

function figuresKeeper(): () => Promise<void> {
  let until = 0;
  let running: Promise<void> | undefined;
  const refresh = async () => {
    const connection = databaseConnection();
    if (!connection) return;
    showFigures(await shopFigures(connection));
    until = Date.now() + FIGURES_FOR_MS;
  };
  return () => {
    if (Date.now() < until) return Promise.resolve();
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
}
