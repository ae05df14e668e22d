import type { RequestHandler } from "express";
import type { Logger } from "pino";

/** One line a request: method, path without its query, status and duration. Nothing about the person. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const begin = performance.now();
    const path = request.path;
    response.on("finish", () => {
      if (path.startsWith("/assets/") || path === "/healthz") return;
      const ms = Math.round(performance.now() - begin);
      const level = response.statusCode >= 500 ? "error" : "info";
      log[level]({ method: request.method, path, status: response.statusCode, ms }, "request");
    });
    next();
  };
}
