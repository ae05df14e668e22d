import type { RequestHandler } from "express";
import { pageMeant } from "../app/navigation/oldLinks.ts";

/** Browsers may remember a redirect for this long (s): for good, but not for ever, should a path get a new meaning. */
const REMEMBERED_S = 24 * 60 * 60;

/** Redirects old and mistyped links permanently to their page, with their query. Unknown paths are passed on. */
export const oldLinks: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next();
  const page = pageMeant(request.path);
  if (page === null) return next();
  response.setHeader("Cache-Control", `public, max-age=${REMEMBERED_S}`);
  const query = request.originalUrl.indexOf("?");
  response.redirect(301, query < 0 ? page : page + request.originalUrl.slice(query));
};
