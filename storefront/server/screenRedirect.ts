import type { RequestHandler } from "express";
import { counterpart, isPaired, MEASURED, SCREEN_HINTS, screenOf } from "../app/screen/screen.ts";

/**
 * Sends a Desktop path to its Mobile variant on small screens and back, as far as the request tells the screen. A browser that
 * has not measured yet, and can tell its width, is asked to do so before it shows anything.
 */
export const screenRedirect: RequestHandler = (request, response, next) => {
  if ((request.method !== "GET" && request.method !== "HEAD") || !isPaired(request.path)) return next();
  response.vary(["Cookie", "User-Agent", ...SCREEN_HINTS].join(", "));
  const screen = screenOf(request.headers);
  const path = screen && counterpart(request.path, screen);
  if (!path) {
    // A phone is known by its name; asking it would only cost it a second journey.
    if (screen !== "mobile" && !MEASURED.test(request.headers.cookie ?? "")) {
      response.setHeader("Accept-CH", SCREEN_HINTS.join(", "));
      response.setHeader("Critical-CH", SCREEN_HINTS.join(", "));
    }
    return next();
  }
  response.setHeader("Cache-Control", "private, no-cache");
  const query = request.originalUrl.indexOf("?");
  response.redirect(302, query < 0 ? path : path + request.originalUrl.slice(query));
};
