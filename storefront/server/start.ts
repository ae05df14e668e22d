import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { createApp, type Pages } from "./app.ts";
import { readEnvironment } from "./environment.ts";
import { createLog } from "./log.ts";
import { createShop } from "./shop.ts";

const SHUTDOWN_MS = 5000;

const settings = readEnvironment(process.env);
if (!settings.ok) {
  for (const fault of settings.faults) console.error(fault);
  process.exit(1);
}

const { environment } = settings;
const log = createLog(environment.LOG_LEVEL);
const shop = createShop(environment, log);
const pages = environment.NODE_ENV === "development" ? await livePages() : await builtPages();
const server = createServer(createApp(shop, pages));

server.on("error", (error: NodeJS.ErrnoException) => {
  const place = `${environment.HOST}:${environment.STOREFRONT_PORT}`;
  console.error(
    error.code === "EADDRINUSE"
      ? `storefront: STOREFRONT_PORT ${environment.STOREFRONT_PORT} is in use (${place})`
      : `storefront: cannot listen on ${place}: ${error.message}`,
  );
  process.exit(1);
});
server.listen(environment.STOREFRONT_PORT, environment.HOST, () => {
  log.info(`storefront listening on http://${environment.HOST}:${environment.STOREFRONT_PORT}`);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);

/** Lets running requests finish, then ends; a request that takes too long is cut off. */
function stop(): void {
  server.close(() => process.exit(0));
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
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
