import { fileURLToPath } from "node:url";
import { createLog, openPrivateServer, startTracing, watchProcess } from "@planke46/observability";
import type { ServerBuild } from "@remix-run/node";
import sharp from "sharp";
import { createApp, type Pages } from "./app.ts";
import { boundedServer } from "./boundedServer.ts";
import { readEnvironment } from "./environment.ts";
import { Readiness } from "./health.ts";
import { currentRequestId } from "./requestId.ts";
import { createShop } from "./shop.ts";
import { gracefulShutdown } from "./shutdown.ts";

const settings = readEnvironment(process.env);
if (!settings.ok) {
  for (const fault of settings.faults) console.error(fault);
  process.exit(1);
}

const { environment } = settings;
// What is made of a picture is kept as `keptBytes` says; libvips would keep another 50 MB of its steps.
sharp.cache(false);
const log = createLog({
  format: environment.LOG_FORMAT ?? (environment.SHOP_ENV === "trial" ? "text" : "json"),
  level: environment.LOG_LEVEL,
  part: "storefront",
  requestId: currentRequestId,
});
const finishTracing = environment.OTEL_EXPORTER_OTLP_ENDPOINT ? startTracing("storefront") : async () => {};
const readiness = new Readiness();
const shop = createShop(environment, log);
const pages = environment.NODE_ENV === "development" ? await livePages() : await builtPages();
const server = boundedServer(createApp(shop, pages, readiness));
const shutDown = gracefulShutdown(server, {
  readiness,
  log,
  delayMs: environment.SHUTDOWN_DELAY_SECONDS * 1000,
  timeoutMs: environment.SHUTDOWN_TIMEOUT_SECONDS * 1000,
  finish: finishTracing,
});

server.on("error", cannotListen("STOREFRONT_PORT", environment.HOST, environment.STOREFRONT_PORT));
if (environment.METRICS_PORT) {
  watchProcess();
  const place = { host: environment.METRICS_HOST, port: environment.METRICS_PORT };
  await openPrivateServer({ ...place, missing: () => readiness.missing() }).then(
    () => log.info(`metrics on http://${place.host}:${place.port}/metrics`),
    cannotListen("METRICS_PORT", place.host, place.port),
  );
}
server.listen(environment.STOREFRONT_PORT, environment.HOST, () => {
  log.info(`storefront listening on http://${environment.HOST}:${environment.STOREFRONT_PORT}`);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => void shutDown().then(() => process.exit(0)));
}

function cannotListen(variable: string, host: string, port: number): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `storefront: ${variable} ${port} is in use (${host}:${port})`
        : `storefront: cannot listen on ${host}:${port}: ${error.message}`,
    );
    process.exit(1);
  };
}

async function builtPages(): Promise<Pages> {
  const build: ServerBuild = await import(new URL("./server/index.js", import.meta.url).href);
  return { build, clientFolder: fileURLToPath(new URL("./client", import.meta.url)) };
}

async function livePages(): Promise<Pages> {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ server: { middlewareMode: true } });
  return {
    viteMiddleware: vite.middlewares,
    build: () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>,
  };
}
