import { createServer, type Server, type ServerResponse } from "node:http";
import { metricsText } from "./metrics.js";

export interface PrivateServerSettings {
  host: string;
  port: number;
  /** What keeps this process from taking requests, such as `stopping` or `database`; empty when nothing does. */
  missing: () => Promise<readonly string[]> | readonly string[];
  /** Called before metrics are read, to bring figures up to date. */
  beforeMetrics?: () => Promise<void>;
}

/**
 * Serves metrics and health on a private port that no proxy forwards to, because the metrics include sales figures.
 * It keeps no process alive.
 * Resolves once it listens; rejects when the port is taken.
 */
export function openPrivateServer(settings: PrivateServerSettings): Promise<Server> {
  const { host, port, missing, beforeMetrics } = settings;
  const routes: Record<string, (response: ServerResponse) => Promise<void> | void> = {
    "/livez": answerLive,
    "/readyz": async (response) => answerReady(response, await missing()),
    "/metrics": async (response) => {
      await beforeMetrics?.();
      const { type, text } = await metricsText();
      response.setHeader("Content-Type", type).end(text);
    },
  };
  const server = createServer((request, response) => {
    const route = routes[(request.url ?? "").split("?")[0] ?? ""];
    if (!route) {
      response.writeHead(404).end();
      return;
    }
    Promise.resolve(route(response)).catch(() => response.writeHead(500).end());
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server.unref()));
  });
}

/** Liveness: a supervisor restarts a process that does not answer. */
export function answerLive(response: ServerResponse): void {
  answer(response, 200, { status: "ok" });
}

/** 200 when nothing is missing for this process to take requests, else 503 naming what is. */
export function answerReady(response: ServerResponse, missing: readonly string[]): void {
  if (missing.length === 0) answer(response, 200, { status: "ok" });
  else answer(response, 503, { status: "unavailable", missing });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json");
  response.setHeader("Cache-Control", "no-store");
  response.end(JSON.stringify(body));
}
