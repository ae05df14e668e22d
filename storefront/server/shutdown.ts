import type { Server, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Readiness } from "./health.ts";

/** How often connections that have become idle are closed (ms). */
const LOOK_EVERY_MS = 50;

export interface ShutdownOptions {
  readiness: Readiness;
  log: Logger;
  /** How long requests are still taken after the process has said it is not ready (ms). */
  delayMs: number;
  /** How long running requests may take to finish after that (ms). */
  timeoutMs: number;
  /** What is to be done last, such as sending the last traces. */
  finish?: () => Promise<void>;
}

/**
 * Returns what ends a server in good order: not ready any more, no new connections, running requests finished, their
 * connections closed with the answer and not kept; after `timeoutMs` what still runs is cut off. Resolves when all is
 * over, with false if something had to be cut off. Calling it twice changes nothing.
 */
export function gracefulShutdown(server: Server, options: ShutdownOptions): () => Promise<boolean> {
  const { readiness, log, delayMs, timeoutMs, finish } = options;
  const running = new Set<ServerResponse>();
  server.on("request", (_request, response: ServerResponse) => {
    running.add(response);
    response.once("close", () => running.delete(response));
    if (readiness.isDraining) response.shouldKeepAlive = false;
  });

  let over: Promise<boolean> | undefined;
  const shutDown = async () => {
    readiness.beginDraining();
    // A connection that is kept would be given a request at the very moment it is closed.
    for (const response of running) response.shouldKeepAlive = false;
    log.info({ running: running.size }, "stopping: no new requests");
    await pause(delayMs);
    const inTime = await closed(server, timeoutMs);
    if (!inTime) log.warn({ running: running.size }, "stopping: requests cut off");
    await finish?.();
    return inTime;
  };
  return () => {
    over ??= shutDown();
    return over;
  };
}

async function closed(server: Server, timeoutMs: number): Promise<boolean> {
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const ended = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  const late = new AbortController();
  const inTime = await Promise.race([ended, pause(timeoutMs, late.signal).then(() => false)]);
  late.abort();
  clearInterval(idle);
  if (!inTime) server.closeAllConnections();
  return inTime;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => clearTimeout(timer));
  });
}
