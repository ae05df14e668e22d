import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

const UNAUTHORIZED = 401;

/**
 * Lets staff whose login has ended read a sentence where a paper or a list opens in a tab of their browser; programs get Medusa's JSON.
 * Medusa refuses before any middleware of a project.
 * @param sentence says what has happened and what to do
 */
export function sayLoginExpired(sentence: string): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!isTabOfStaff(request)) return;
    const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
    response.end = (...parts: unknown[]) => {
      if (response.statusCode !== UNAUTHORIZED || response.headersSent) return end(...parts);
      response.setHeader("Content-Type", "text/plain; charset=utf-8");
      response.setHeader("Content-Length", Buffer.byteLength(sentence));
      response.removeHeader("ETag");
      return end(sentence);
    };
  });
}

/** Browsers ask for a page where they open a tab; the admin's own scripts ask for anything, or for JSON. */
function isTabOfStaff({ method, url = "", headers: { accept = "" } }: IncomingMessage): boolean {
  return method === "GET" && /^\/admin\//i.test(url) && /^text\/html\b/.test(accept);
}
