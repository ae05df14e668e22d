import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Kind } from "@planke46/furniture-rules";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { decisionIn } from "../consent/decision.ts";
import { type AnalyticsEvent, CURRENCY_CODE, orderEvents } from "./events.ts";

/** An event as a sink gets it: what happened, and when (ISO 8601, UTC). */
export type TimedEvent = AnalyticsEvent & { at: string };

/** Takes events; rejects when it cannot. */
type Sink = (event: TimedEvent) => Promise<void>;

/** How long an outside sink may take (ms). */
const PATIENCE_MS = 5000;
/** As many requests to it may be under way; what comes on top is lost, so that a slow sink never slows the shop. */
const MOST_AT_ONCE = 20;
/** At this size (bytes) a trial's file is rotated; one older file is kept. */
const LONGEST_FILE = 5 * 1024 * 1024;

/** Posts each event as JSON to an address, without any data of the visitor's request. */
export function postingSink(url: string): Sink {
  let underway = 0;
  return async (event) => {
    if (underway >= MOST_AT_ONCE) throw new Error("the sink is too slow");
    underway += 1;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(event),
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the sink answered ${response.status}`);
    } finally {
      underway -= 1;
    }
  };
}

/** Writes each event as one line of JSON to a file: what a trial has, so that events can be looked at. */
export function fileSink(file: string): Sink {
  let last: Promise<void> = mkdir(dirname(file), { recursive: true }).then(() => undefined);
  return (event) => {
    last = last
      .catch(() => undefined)
      .then(() => beginAnew(file))
      .then(() => appendFile(file, `${JSON.stringify(event)}\n`, { mode: 0o600 }));
    return last;
  };
}

async function beginAnew(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size >= LONGEST_FILE) await rename(file, `${file}.before`);
}

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
