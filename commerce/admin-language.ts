import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isAdminPage } from "./http-security/rejected";

/** Medusa's admin reads its language from this cookie, and writes it when staff choose another on their profile. */
const COOKIE = "lng";
/** A browser keeps no cookie longer than 400 days (s). */
const KEPT_FOR = 400 * 24 * 60 * 60;

/**
 * Lets the admin begin in the language of the shop's own pages in it, instead of in English. What staff choose counts.
 * Medusa has no setting for it, and serves the admin's files before any middleware of a project.
 * @param language BCP 47, one of the admin's translations
 */
export function beginAdminIn(language: string): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!isAdminPage(request.url) || isChosen(request.headers.cookie ?? "")) return;
    response.appendHeader("Set-Cookie", `${COOKIE}=${language}; Path=/; Max-Age=${KEPT_FOR}; SameSite=Lax`);
  });
}

function isChosen(cookies: string): boolean {
  return cookies.split(";").some((cookie) => cookie.trim().startsWith(`${COOKIE}=`));
}
