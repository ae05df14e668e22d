import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { builtFiles } from "./builtFiles.ts";
import { rememberClient } from "./clientAddress.ts";
import { contentHook } from "./contentHook.ts";
import { ContentSupply } from "./contentSupply.ts";
import { defaultLanguage } from "./defaultLanguage.ts";
import { health } from "./health.ts";
import { previewHeaders } from "./previewHeaders.ts";
import { requestLog } from "./requestLog.ts";
import { sameOriginOnly } from "./sameOrigin.ts";
import { screenRedirect } from "./screenRedirect.ts";
import { securityHeaders } from "./security.ts";
import type { Shop } from "./shop.ts";

export interface Pages {
  /** The built app, or a function that loads its newest version while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built browser files; absent while developing. */
  clientFolder?: string;
  /** Vite's middleware while developing. */
  viteMiddleware?: RequestHandler;
}

/** The storefront as an express application: our own routes first, then files, then the pages. */
export function createApp(shop: Shop, pages: Pages): Express {
  const { environment, log } = shop;
  const supply = new ContentSupply(shop);
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", "loopback, uniquelocal");

  app.use(requestLog(log));
  app.use(rememberClient);
  app.get("/healthz", health(shop));
  app.post(
    "/hooks/content",
    express.text({ type: () => true, limit: "1mb" }),
    contentHook(shop, supply, environment.SANITY_WEBHOOK_SECRET),
  );

  app.use(securityHeaders(environment));
  if (pages.viteMiddleware) app.use(pages.viteMiddleware);
  if (pages.clientFolder) app.use(...builtFiles(pages.clientFolder));
  app.use(compression());
  app.use(sameOriginOnly(environment.STOREFRONT_URL));
  app.use(defaultLanguage(environment.ENGLISH_HOST));
  app.use(previewHeaders(shop.preview));
  app.use(screenRedirect);
  app.all(
    "*",
    createRequestHandler({
      build: pages.build,
      mode: environment.NODE_ENV,
      getLoadContext: (_request, response) => {
        const seesDrafts = response.locals.preview === true;
        const content = seesDrafts ? shop.content.withDrafts() : shop.content;
        return { ...shop, content, seesDrafts, nonce: String(response.locals.nonce) };
      },
    }),
  );
  app.use(lastResort(log));
  supply.renew(0);
  return app;
}

function lastResort(log: Shop["log"]): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const status = statusOf(error);
    if (status >= 500)
      log.error({ reason: error instanceof Error ? error.stack : "unknown" }, "request failed");
    if (response.headersSent) return next(error);
    response
      .status(status)
      .type("text/plain")
      .send(status === 404 ? "Not found.\n" : "Something went wrong.\n");
  };
}

function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("status" in error)) return 500;
  return typeof error.status === "number" ? error.status : 500;
}
