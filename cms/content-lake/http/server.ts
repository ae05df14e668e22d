import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure, isDiskFull, requestFailure } from "../failure.ts";
import { FAULTS_PATH } from "../faults/faults.ts";
import { subscriptionOf } from "../listeners/routes.ts";
import type { Lake } from "../parts.ts";
import { corsHeaders, preflightHeaders, requireLoopbackHost, viewerOf } from "./access.ts";
import type { Reply } from "./exchange.ts";
import type { Router } from "./router.ts";

export interface FrontDoor {
  token: string;
  origins: readonly string[];
}

const VERSION = /^\/v(1|X|\d{4}-\d{2}-\d{2})(\/.*)$/;

/** The public face of the lake: who may ask (host, origin, token), then the route, then one answer whatever happens. */
export function frontDoor(lake: Lake, router: Router, door: FrontDoor): RequestListener {
  return (request, response) => {
    void answer(request, response, async () => {
      requireLoopbackHost(request);
      const cors = corsHeaders(request.headers.origin, door.origins);
      for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
      if (request.method === "OPTIONS") return { status: 204, headers: preflightHeaders(request) };
      const url = urlOf(request, lake.place.publicUrl);
      const { apiVersion, pathname } = versionOf(url.pathname);
      const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
      const { handle, path } = router.find(method, pathname);
      requireDataset(path.dataset, lake.place.dataset);
      const viewer = viewerOf(request, door.token);
      if (pathname !== FAULTS_PATH) await lake.faults.meet();
      return handle({ request, response, url, apiVersion, path, viewer });
    });
  };
}

/** A side door serves one thing: the listener whose ticket the front door gave out. */
export function sideDoor(lake: Lake): RequestListener {
  return (request, response) => {
    void answer(request, response, async () => {
      requireLoopbackHost(request);
      // After the redirect the browser names its origin as "null"; the ticket is what counts.
      const { origin } = request.headers;
      if (origin !== undefined) {
        response.setHeader("access-control-allow-origin", origin);
        response.setHeader("access-control-allow-credentials", "true");
      }
      if (request.method === "OPTIONS") return { status: 204, headers: preflightHeaders(request) };
      const url = urlOf(request, lake.place.publicUrl);
      const { viewer, release } = lake.sideDoors.redeem(url.searchParams.get("ticket"));
      response.on("close", release);
      await lake.listeners.subscribe(response, {}, subscriptionOf({ url, viewer, request }));
      return undefined;
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Promise<Reply | undefined>,
): Promise<void> {
  response.setHeader("x-content-type-options", "nosniff");
  try {
    const reply = await work();
    if (reply) await send(request, response, reply);
  } catch (error) {
    if (response.destroyed) return;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const failure = error instanceof Failure ? error : unexpected(request, error);
    const close: Record<string, string> = failure.status === 413 ? { connection: "close" } : {};
    await send(request, response, { status: failure.status, json: failure.body, headers: close }).catch(
      () => undefined,
    );
  }
}

function unexpected(request: IncomingMessage, error: unknown): Failure {
  console.error(`content lake: ${request.method} ${request.url} failed:`, error);
  if (isDiskFull(error)) {
    return requestFailure(507, "Insufficient Storage", "Nothing was saved: there is no room on the disk");
  }
  return requestFailure(500, "Internal Server Error", "The content lake failed; its log says why");
}

async function send(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const json = reply.json === undefined ? undefined : JSON.stringify(reply.json);
  const body = json ?? reply.body ?? "";
  const type =
    json === undefined
      ? {}
      : { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
  if (body instanceof Readable) {
    response.writeHead(reply.status ?? 200, { ...type, ...reply.headers });
    if (request.method === "HEAD") {
      body.destroy();
      response.end();
      return;
    }
    await pipeline(body, response);
    return;
  }
  const length = { "content-length": String(Buffer.byteLength(body)) };
  response.writeHead(reply.status ?? 200, { ...type, ...length, ...reply.headers });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Parses the request's URL. Throws 400 unless it is a path on this server (a proxy request is not). */
function urlOf({ url = "" }: IncomingMessage, base: string): URL {
  if (!url.startsWith("/")) throw requestFailure(400, "Bad Request", `"${url}" is no address of this server`);
  return new URL(base + url);
}

/** `/v2025-02-19/data/…` → its version and `/data/…`; images, files and the health address have no version. */
function versionOf(pathname: string): { apiVersion: string; pathname: string } {
  const match = VERSION.exec(pathname);
  return { apiVersion: match?.[1] ?? "1", pathname: match?.[2] ?? pathname };
}

function requireDataset(given: string | undefined, known: string): void {
  if (given === undefined || given === known) return;
  throw requestFailure(404, "Not Found", `Dataset "${given}" not found; this lake holds "${known}"`);
}
