import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";

/** The header that names a request in every process it passes through. */
export const REQUEST_ID_HEADER = "x-request-id";

/** What proxies make of it: a UUID, 32 hex digits, a ULID. Nothing that could carry a line break or a sentence. */
const WELL_FORMED = /^[0-9A-Za-z][\w-]{7,63}$/;

const current = new AsyncLocalStorage<string>();

/** The id of the request being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** The header that hands the id on to Medusa; empty outside a request. */
export function requestIdHeaders(): Record<string, string> {
  const id = current.getStore();
  return id ? { [REQUEST_ID_HEADER]: id } : {};
}

/** Gives each request an id, our own proxy's if it sent a well-formed one, and says it in the answer. */
export const rememberRequestId: RequestHandler = (request, response, next) => {
  const id = idFromProxy(request) ?? randomUUID();
  // Static files need no request id, and few headers keep them small.
  if (!request.path.startsWith("/assets/")) response.setHeader(REQUEST_ID_HEADER, id);
  current.run(id, next);
};

function idFromProxy(request: Request): string | undefined {
  const isTrusted: (address: string, hop: number) => boolean = request.app.get("trust proxy fn");
  if (!isTrusted(request.socket.remoteAddress ?? "", 0)) return undefined;
  const sent = request.get(REQUEST_ID_HEADER);
  return sent && WELL_FORMED.test(sent) ? sent : undefined;
}
