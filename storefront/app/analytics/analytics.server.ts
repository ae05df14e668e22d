import type { Kind } from "@planke46/furniture-rules";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { decisionIn } from "../consent/decision.ts";
import { type AnalyticsEvent, CURRENCY_CODE, orderEvents } from "./events.ts";
import { fileSink, postingSink, type Sink } from "./sink.server.ts";

/** The orders a process remembers to have counted. */
const ORDERS_REMEMBERED = 10_000;

export type Analytics = ReturnType<typeof createAnalytics>;

interface Places {
  /** Where events are posted. */
  ANALYTICS_URL?: string | undefined;
  /** Where a trial writes them. */
  ANALYTICS_FILE?: string | undefined;
}

/** The sink the settings name; null without one. */
export function sinkOf({ ANALYTICS_URL, ANALYTICS_FILE }: Places): Sink | null {
  if (ANALYTICS_URL) return postingSink(ANALYTICS_URL);
  return ANALYTICS_FILE ? fileSink(ANALYTICS_FILE) : null;
}

/**
 * Sends events to the sink, only for visitors who have consented. It never throws or blocks. An event that cannot be
 * sent is lost.
 */
export function createAnalytics(sink: Sink | null, log: Pick<Logger, "warn">) {
  const counted = new LRUCache<string, true>({ max: ORDERS_REMEMBERED });
  const mayCount = (request: Pick<Request, "headers">): boolean =>
    sink !== null && decisionIn(request.headers.get("Cookie")) === "yes";
  const handOn = (event: AnalyticsEvent) => {
    sink?.({ ...event, at: new Date().toISOString() }).catch((error: unknown) => {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "an event was lost");
    });
  };
  /** Records the event that a visitor's request caused. */
  const record = (request: Pick<Request, "headers">, event: AnalyticsEvent): void => {
    if (mayCount(request)) handOn(event);
  };
  return {
    /** Whether there is a sink. Without one the page shows no consent banner. */
    isOn: sink !== null,
    mayCount,

    record,

    /** Records pieces that were put into the cart, at their prices (whole EUR). */
    recordAdded(request: Pick<Request, "headers">, pieces: readonly { kind: Kind; price: number }[]): void {
      for (const { kind, price } of pieces)
        record(request, { name: "add_to_cart", item: { kind, price }, currency: CURRENCY_CODE });
    },

    /** Records a placed order (total in whole EUR). Repeated calls for one order record it once. */
    recordOrder(request: Pick<Request, "headers">, id: string, value: number): void {
      if (!mayCount(request) || counted.has(id)) return;
      counted.set(id, true);
      for (const event of orderEvents(id, value)) handOn(event);
    },
  };
}
