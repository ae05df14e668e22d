import { createServer, type Server } from "node:http";
import express from "express";
import type { Logger } from "pino";
import { metricsText } from "./metrics.ts";
import { livez, type Readiness, readyz } from "./readiness.ts";

/**
 * Serves metrics and health on a private port that no proxy forwards to, because the metrics include sales figures.
 * Throws when the port is taken.
 */
export async function openPrivateServer(
  place: { host: string; port: number },
  readiness: Readiness,
  log: Logger,
): Promise<Server> {
  const app = express();
  app.disable("x-powered-by");
  app.get("/livez", livez);
  app.get("/readyz", readyz(readiness));
  app.get("/metrics", (_request, response, next) => {
    metricsText().then(({ type, text }) => response.setHeader("Content-Type", type).end(text), next);
  });
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(place.port, place.host, resolve);
  });
  log.info(`metrics on http://${place.host}:${place.port}/metrics`);
  return server;
}
