import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type NextFunction, type Request, type Response } from "express";
import { Failures } from "./api/failures";
import { apiRouter } from "./api/router";
import { controlRouter } from "./control/router";
import { dashboardRouter } from "./dashboard/router";
import { pageRouter } from "./page/router";
import { expireAllDue } from "./payments/expire";
import { State } from "./store/state";
import { Deliveries } from "./webhooks/deliveries";

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  dataFolder: string;
  apiKey: string;
  webhookSecret: string;
  webhookUrl: string;
  /** Wait before an event is sent again; doubles with each attempt. 1000 ms unless told. */
  firstRetryMs?: number;
  onStorageFailure?: (error: Error) => void;
}

export interface Sandbox {
  url: string;
  stop: () => Promise<void>;
}

const EXPIRY_CHECK_MS = 1000;
const LOOPBACK_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Starts the stand-in for Stripe on the loopback interface. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  // The port comes first: it keeps a second sandbox from touching the state of a running one.
  const server = createServer((request, response) => handle(request, response));
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  await listen(server, options.port);
  const state = await State.open(options.dataFolder, options.onStorageFailure ?? (() => undefined));
  const deliveries = new Deliveries(state, { ...options, firstRetryMs: options.firstRetryMs ?? 1000 });
  const failures = new Failures();
  const baseUrl = (): string => `http://localhost:${(server.address() as AddressInfo).port}`;

  const app = express();
  app.disable("x-powered-by").disable("etag");
  app.use(refuseForeignHosts);
  app.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  const afterSave = (): void => deliveries.wake();
  app.use("/_sandbox", controlRouter({ state, failures, deliveries }));
  app.use(pageRouter({ state, afterSave }));
  app.use(dashboardRouter({ state, afterSave }));
  app.use(apiRouter({ state, failures, apiKey: options.apiKey, baseUrl, afterSave }));
  app.use(answerFault);

  handle = app;

  const clock = setInterval(() => {
    expireAllDue(state);
    state.save().then(afterSave, () => undefined);
  }, EXPIRY_CHECK_MS);
  clock.unref();
  deliveries.wake();

  return {
    url: baseUrl(),
    async stop() {
      clearInterval(clock);
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      await deliveries.stop();
      await state.close();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === "EADDRINUSE" ? new Error(`STRIPE_SANDBOX_PORT: port ${port} is in use.`) : error;
  }
}

/** Keeps web pages from reaching the sandbox through a host name of their own (DNS rebinding). */
function refuseForeignHosts(request: Request, response: Response, next: NextFunction): void {
  if (LOOPBACK_NAMES.test(request.get("host") ?? "")) next();
  else response.status(403).json({ message: "The sandbox answers on localhost only." });
}

function answerFault(error: Error, _request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status = (error as { status?: number }).status ?? 500;
  if (status >= 500) console.error(error);
  response.status(status).json({ error: { type: "api_error", message: error.message } });
}
