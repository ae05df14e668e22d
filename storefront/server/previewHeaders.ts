import type { RequestHandler } from "express";
import type { Preview } from "../app/preview/preview.server.ts";

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
