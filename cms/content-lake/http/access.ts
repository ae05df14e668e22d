import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestFailure } from "../failure.ts";

/** The sender of a request. Staff hold the token; anonymous viewers read published documents only and cannot write. */
export interface Viewer {
  identity: string;
  staff: boolean;
}

export const STAFF: Viewer = { identity: "staff", staff: true };
export const ANYONE: Viewer = { identity: "<anonymous>", staff: false };

/** A wrong token is refused, so that a misconfigured client notices it. It is never treated as anonymous. */
export function viewerOf(request: IncomingMessage, token: string): Viewer {
  const given = request.headers.authorization;
  if (given === undefined) return ANYONE;
  const match = /^Bearer (.+)$/i.exec(given);
  if (match?.[1] && sameText(match[1], token)) return STAFF;
  throw requestFailure(401, "Unauthorized", "The token is not the content lake's (CONTENT_LAKE_TOKEN)");
}

export function requireStaff(viewer: Viewer, purpose: string): void {
  if (viewer.staff) return;
  throw requestFailure(401, "Unauthorized", `A token is needed to ${purpose}`);
}

/** Only names of this machine: a foreign name that resolves to it (DNS rebinding) is refused. */
export function requireLoopbackHost(request: IncomingMessage): void {
  const host = request.headers.host ?? "";
  const port = request.socket.localPort;
  const known = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${port}`);
  if (known.includes(host.toLowerCase())) return;
  throw requestFailure(403, "Forbidden", `Host "${host}" is not one of ${known.join(", ")}`);
}

/** The CORS headers for a page of an allowed origin; none without an origin. Throws 403 for any other page. */
export function corsHeaders(origin: string | undefined, allowed: readonly string[]): Record<string, string> {
  if (origin === undefined) return { vary: "Origin" };
  if (!allowed.includes(origin)) {
    throw requestFailure(403, "Forbidden", `Origin "${origin}" is not one of CONTENT_LAKE_ORIGINS`);
  }
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "Content-Length, Retry-After",
  };
}

/** The answer to a browser's preflight. */
export function preflightHeaders(request: IncomingMessage): Record<string, string> {
  const asked = request.headers["access-control-request-headers"];
  return {
    "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE, OPTIONS",
    "access-control-allow-headers": asked ?? "Authorization, Content-Type",
    "access-control-max-age": "600",
  };
}

/** Compares in a time that does not tell where two texts differ. */
export function sameText(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
