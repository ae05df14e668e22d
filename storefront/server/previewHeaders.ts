import type { RequestHandler } from "express";
import type { Preview } from "../app/preview/preview.server.ts";

/** Notes whether the visitor sees drafts. Such an answer is kept by nobody and found by no search engine. */
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
