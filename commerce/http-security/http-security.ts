import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { isAdminPage, type Places, reasonAgainst } from "./rejected";

/** How long a client may take for the headers of a request (ms). */
const HEADERS_WITHIN = 10_000;
/** And for a whole one: a photo of 25 MB over a slow line (ms). */
const REQUEST_WITHIN = 120_000;
/** Without a byte either way (ms). */
const SILENT_FOR = 180_000;
/** Between two requests on one connection: longer than a proxy or storefront keeps it, so that neither meets a closed one (ms). */
const IDLE_FOR = 75_000;

/**
 * What the admin's pages may do. Its flags of countries come from a foreign address; they are left out.
 * @param files where uploads lie when that is not Medusa itself: photos of planks are shown from there
 */
function adminPolicy(files: string | undefined): string {
  const bucket = files ? ` ${new URL(files).origin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${bucket}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
const API_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/**
 * Stands before Medusa, which has no place for it: its own files of the admin are served before any middleware of a
 * project. Node tells when a request begins. Sets the headers that keep foreign pages out of every answer, leads what
 * comes from foreign pages or to a host that is not the admin's to `/turned-away`, and cuts off who sends slowly.
 * @param files the address under which a bucket serves uploads; unset where Medusa serves them itself
 */
export function openGate(places: Places, secure: boolean, files?: string): void {
  keepServerUnnamed();
  const policy = adminPolicy(files);
  const bounded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as RequestStart;
    if (!bounded.has(server)) bounded.add(bound(server));
    for (const [name, value] of Object.entries(
      headersFor(isAdminPage(request.url) ? policy : API_POLICY, secure),
    ))
      response.setHeader(name, value);
    const reason = reasonAgainst(request, places);
    if (reason) request.url = `/turned-away/${reason}`;
  });
}

function headersFor(policy: string, secure: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(secure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}

function bound(server: Server): Server {
  server.headersTimeout = HEADERS_WITHIN;
  server.requestTimeout = REQUEST_WITHIN;
  server.keepAliveTimeout = IDLE_FOR;
  server.setTimeout(SILENT_FOR);
  return server;
}

interface Express {
  application: { defaultConfiguration: () => void; disable: (setting: string) => void };
}

/**
 * Removes `X-Powered-By: Express`. Medusa creates its app itself and serves the admin's files before any middleware, so
 * the default configuration of every app created from now on is changed.
 */
function keepServerUnnamed(): void {
  const { application } = expressOfMedusa();
  const { defaultConfiguration } = application;
  application.defaultConfiguration = function (this: Express["application"]) {
    defaultConfiguration.call(this);
    this.disable("x-powered-by");
  };
}

/** The very one that Medusa loads, wherever npm has put it. */
function expressOfMedusa(): Express {
  const medusa = createRequire(__filename).resolve("@medusajs/medusa/package.json");
  return createRequire(medusa)("express");
}
