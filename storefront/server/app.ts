import { answerLive } from "@planke46/observability";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createRenderer, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { builtFiles } from "./builtFiles.ts";
import { rememberClient } from "./clientAddress.ts";
import { ContentSupply, contentHook } from "./contentHook.ts";
import { eventsRoute } from "./events.ts";
import { defaultLanguage, previewHeaders, secureCookies } from "./headers.ts";
import { health, type Readiness, readyz } from "./health.ts";
import { cachedPages } from "./pageCache/cachedPages.ts";
import { withLimits } from "./rate-limit/limited.ts";
import { readableAddress } from "./readableAddress.ts";
import { oldLinks, screenRedirect } from "./redirects.ts";
import { rememberRequestId } from "./requestId.ts";
import { requestLog, routePatterns } from "./requestLog.ts";
import { formBodies, sameOriginOnly } from "./sameOrigin.ts";
import { securityHeaders } from "./security.ts";
import type { Shop } from "./shop.ts";
import { traceRequests } from "./tracing.ts";

export interface Pages {
  /** The built app, or a function that loads its newest version while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built browser files; absent while developing. */
  clientFolder?: string;
  /** Vite's middleware while developing. */
  viteMiddleware?: RequestHandler;
}

/** The storefront as an express application: our own routes first, then files, then the pages. */
export function createApp(shop: Shop, pages: Pages, readiness: Readiness): Express {
  const { environment, log } = shop;
  const supply = new ContentSupply(shop);
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", "loopback, uniquelocal");

  // In development routes change while the server runs; they need no labels, because no metrics are read.
  const patternOf = routePatterns(typeof pages.build === "function" ? {} : pages.build.routes);
  app.use(rememberRequestId);
  app.use(requestLog(log, patternOf));
  app.get("/livez", (_request, response) => answerLive(response));
  app.get("/readyz", readyz(readiness));
  app.get("/healthz", health(shop));
  app.use(readableAddress);
  if (environment.OTEL_EXPORTER_OTLP_ENDPOINT) app.use(traceRequests(patternOf));
  app.use(rememberClient);
  app.post(
    "/hooks/content",
    express.text({ type: () => true, limit: "1mb" }),
    contentHook(shop, supply, environment.SANITY_WEBHOOK_SECRET),
  );

  // Before the headers of pages: a policy on each of twenty small files would weigh more than some of them.
  if (pages.clientFolder) app.use(...builtFiles(pages.clientFolder));
  app.use(securityHeaders(environment));
  app.use(secureCookies(environment.STOREFRONT_URL));
  if (pages.viteMiddleware) app.use(pages.viteMiddleware);
  app.use(compression());
  app.use(sameOriginOnly(environment.STOREFRONT_URL));
  app.post("/events", ...eventsRoute(shop.analytics));
  app.use(formBodies);
  app.use(defaultLanguage(environment.ENGLISH_HOST));
  app.use(previewHeaders(shop.preview));
  app.use(oldLinks);
  app.use(screenRedirect);
  if (environment.PAGE_CACHE === "on" && typeof pages.build !== "function")
    app.use(cachedPages(shop, createRenderer(pages.build, environment.NODE_ENV)));
  app.all(
    "*",
    createRequestHandler({
      build: limited(pages.build, shop),
      mode: environment.NODE_ENV,
      getLoadContext: (_request, response) => {
        const seesDrafts = response.locals.preview === true;
        const content = seesDrafts ? shop.content.withDrafts() : shop.content;
        return { ...shop, content, seesDrafts, nonce: String(response.locals.nonce), structuredData: [] };
      },
    }),
  );
  app.use(lastResort(log));
  supply.renew(0);
  return app;
}

function limited(build: Pages["build"], { rateLimits }: Shop): Pages["build"] {
  if (typeof build !== "function") return withLimits(build, rateLimits);
  return async () => withLimits(await build(), rateLimits);
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
