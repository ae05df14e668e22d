import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Analytics } from "../app/analytics/analytics.server.ts";

const LONGEST_BODY = "1kb";
/** Events accepted from one address within a minute. A faster sender is not a person turning pages. */
const MOST_A_MINUTE = 120;
const ADDRESSES_REMEMBERED = 10_000;

/** Events that only the browser can observe. All others are recorded by the server itself. */
const browserEvent = z.discriminatedUnion("name", [
  z.strictObject({
    name: z.literal("page_view"),
    path: z.string().regex(/^\/[\w-]{0,60}$/, "must be a page's path"),
  }),
  z.strictObject({ name: z.literal("time_on_site"), label: z.literal("on there for 1+ minute") }),
]);

interface Issue {
  path: string;
  message: string;
}

/**
 * Takes events from our own pages and hands them on: 204, or why not as `{message, issues}`. Counts requests in memory:
 * the address is forgotten after a minute and goes nowhere.
 */
export function eventsRoute(analytics: Analytics): (RequestHandler | ErrorRequestHandler)[] {
  const asked = new LRUCache<string, number>({ max: ADDRESSES_REMEMBERED, ttl: 60_000, noUpdateTTL: true });

  const mayAsk: RequestHandler = (request, response, next) => {
    const refuse = (status: number, message: string) => {
      response.status(status).json({ message, issues: [] });
    };
    if (!analytics.isOn) return refuse(404, "nobody collects events here");
    if (!analytics.mayCount(headersOf(request.headers.cookie)))
      return refuse(403, "the visitor has not agreed");
    const address = request.ip ?? "";
    const count = (asked.get(address) ?? 0) + 1;
    asked.set(address, count);
    if (count > MOST_A_MINUTE) return refuse(429, "too many events");
    next();
  };

  const take: RequestHandler = (request, response) => {
    const event = browserEvent.safeParse(request.body);
    if (!event.success) {
      const issues = event.error.issues.map(
        ({ path, message }): Issue => ({ path: path.join("."), message }),
      );
      response.status(400).json({ message: "this is no event", issues });
      return;
    }
    analytics.record(headersOf(request.headers.cookie), event.data);
    response.status(204).end();
  };

  return [mayAsk, express.json({ limit: LONGEST_BODY }), take, unreadable];
}

/** What express.json makes of a body that is too long or no JSON. */
const unreadable: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  const { status = 500 } = error;
  if (status >= 500) return next(error);
  response.status(status).json({ message: "the event could not be read", issues: [] });
};

function headersOf(cookie: string | undefined): { headers: Headers } {
  return { headers: new Headers(cookie ? { cookie } : {}) };
}
