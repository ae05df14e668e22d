import type { RequestHandler } from "express";
import { DEFAULT_LANGUAGE_HEADER } from "../app/language/defaultLanguageHeader.ts";
import { DEFAULT_LANGUAGE } from "../app/language/languages.ts";
import type { Preview } from "../app/preview/preview.server.ts";

/** Behind https, adds `Secure` to every cookie that the shop sets, so that none is sent over plain http. */
export function secureCookies(storefrontUrl: string): RequestHandler {
  if (!storefrontUrl.startsWith("https:")) return (_request, _response, next) => next();
  return (_request, response, next) => {
    const append = response.append.bind(response);
    response.append = (name, value) =>
      append(name, name.toLowerCase() === "set-cookie" ? [value].flat().map(secured) : value);
    next();
  };
}

function secured(cookie: string | undefined): string {
  return /;\s*secure\s*(;|$)/i.test(cookie ?? "") ? String(cookie) : `${cookie}; Secure`;
}

/** Records whether the visitor sees drafts. Such answers are not cached and not indexed by search engines. */
export function previewHeaders(preview: Preview): RequestHandler {
  return (request, response, next) => {
    preview.isOn(request.headers.cookie).then((isOn) => {
      response.locals.preview = isOn;
      if (isOn || request.path.startsWith("/preview")) {
        response.setHeader("Cache-Control", "private, no-store");
        response.setHeader("X-Robots-Tag", "noindex, nofollow");
      }
      next();
    }, next);
  };
}

/** Tells the pages which language a visitor gets who has not chosen one: English on the English host. */
export function defaultLanguage(englishHost: string | undefined): RequestHandler {
  const english = englishHost?.toLowerCase();
  return (request, _response, next) => {
    const host = (request.get("x-forwarded-host") ?? request.get("host") ?? "").toLowerCase();
    const isEnglish =
      english !== undefined && (host === english || request.hostname.toLowerCase() === english);
    request.headers[DEFAULT_LANGUAGE_HEADER] = isEnglish ? "en" : DEFAULT_LANGUAGE;
    next();
  };
}
