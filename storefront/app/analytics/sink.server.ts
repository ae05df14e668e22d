import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { AnalyticsEvent } from "./events.ts";

/** An event as a sink gets it: what happened, and when (ISO 8601, UTC). */
export type TimedEvent = AnalyticsEvent & { at: string };

/** Takes events; rejects when it cannot. */
export type Sink = (event: TimedEvent) => Promise<void>;

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
