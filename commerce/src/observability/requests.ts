// The loader of the build sees only what a file names.
/// <reference path="./furniture-plugin.d.ts" />
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { container } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isRequestId, markEventsWithRequestId, runForRequest } from "@planke46/furniture/core/request-id";
import { answerLive, answerReady, countRequest, knownMethod } from "@planke46/observability";
import { isDraining, missing } from "./readiness";
import { inSpanOfRequest } from "./tracing";

const REQUEST_ID_HEADER = "x-request-id";
/** Health checks, requested every few seconds: counted, but not logged. */
const QUIET = new Set(["/health", "/livez", "/readyz"]);
/** The label for all paths without a route. One label, because clients can request any number of such paths. */
const UNKNOWN_ROUTE = "unknown";
/** The pattern Express reports for a path that matches none of Medusa's routes. */
const CATCH_ALL = "/*";

/** Requests begun and not answered. */
const running = new Set<ServerResponse>();

let tellAllAnswered = () => {};

/** Resolves when no request is unanswered any more; asked when no new ones are taken. */
export function whenAllAnswered(): Promise<void> {
  return new Promise((resolve) => {
    tellAllAnswered = resolve;
    if (running.size === 0) resolve();
  });
}

/** Their connections are closed with the answer: one that is kept would be given a request while it is closed. */
export function closeConnectionsOfRunning(): void {
  for (const response of running) response.shouldKeepAlive = false;
}

/**
 * Takes every request that comes to Medusa before Medusa does: gives it an id, which all its work, its events and its
 * lines in the log carry; measures it; answers health. `route` is the pattern that Medusa found for it.
 */
export function requestWatcher(redisUrl: string | undefined) {
  return async (
    handle: () => Promise<void>,
    request: IncomingMessage,
    response: ServerResponse,
    route: string | undefined,
  ): Promise<void> => {
    running.add(response);
    response.once("close", () => {
      running.delete(response);
      if (running.size === 0) tellAllAnswered();
    });
    if (isDraining()) response.shouldKeepAlive = false;

    const sent = request.headers[REQUEST_ID_HEADER];
    const id = isRequestId(sent) ? sent : randomUUID();
    // Where Medusa itself looks for it.
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);

    const method = knownMethod(request.method);
    const path = (request.url ?? "").split("?")[0] ?? "";
    const pattern = QUIET.has(path) ? path : !route || route === CATCH_ALL ? UNKNOWN_ROUTE : route;
    measure(response, { id, method, route: pattern });
    if (path === "/livez") return answerLive(response);
    if (path === "/readyz") return answerReady(response, await missing(redisUrl));
    markEventsWithRequestId(container);
    await runForRequest(id, () => inSpanOfRequest({ method, route: pattern, request, response }, handle));
  };
}

function measure(
  response: ServerResponse,
  { id, method, route }: { id: string; method: string; route: string },
): void {
  const begin = performance.now();
  response.once("close", () => {
    const ms = performance.now() - begin;
    // The client closed the connection before the response was complete: nginx' status for it.
    const status = response.writableFinished ? response.statusCode : 499;
    countRequest(method, route, status, ms / 1000);
    if (QUIET.has(route)) return;
    const log = container.resolve(ContainerRegistrationKeys.LOGGER);
    runForRequest(id, () => log.info(`${method} ${route} ${status} in ${Math.round(ms)} ms`));
  });
}
