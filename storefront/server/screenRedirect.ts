import type { RequestHandler } from "express";
import { counterpart, screenOf } from "../app/screen/screen.ts";

/** Sends a Desktop path to its Mobile variant on small screens and back, as far as the request tells the screen. */
export const screenRedirect: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next();
  const screen = screenOf(request.headers);
  const path = screen && counterpart(request.path, screen);
  if (!path) return next();
  response.setHeader("Vary", "Cookie, User-Agent, Sec-CH-UA-Mobile");
  response.setHeader("Cache-Control", "private, no-cache");
  const query = request.originalUrl.indexOf("?");
  response.redirect(302, query < 0 ? path : path + request.originalUrl.slice(query));
};
