import type { RequestHandler } from "express";
import { DEFAULT_LANGUAGE_HEADER } from "../app/language/defaultLanguageHeader.ts";
import { DEFAULT_LANGUAGE } from "../app/language/languages.ts";

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
