import type { Page } from "@playwright/test";

/** ms of the processor on the page's script, and by the clock. */
type Frame = { script: number; clock: number };
type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  tid: number;
  pid: number;
  dur?: number;
  tdur?: number;
};

/**
 * Does something with a page and answers what each frame cost in which the page noted a timing of this name. The
 * browser's own trace counts the processor's time on the page's thread: what other programs take meanwhile is not in it.
 */
export async function watchFrames(page: Page, timing: string, work: () => Promise<void>): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["devtools.timeline", "blink.user_timing"],
      excludedCategories: ["*"],
    },
  });
  await work();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return framesOf(events, timing);
}

export function framesOf(events: readonly TraceEvent[], timing: string): Frame[] {
  const noted = events.filter(({ name, ph }) => name === timing && ph === "b");
  return events
    .filter(({ name }) => name === "FireAnimationFrame")
    .filter(({ pid, ts, dur = 0 }) =>
      noted.some((note) => note.pid === pid && note.ts >= ts && note.ts < ts + dur),
    )
    .map(({ dur = 0, tdur = 0 }) => ({ script: tdur / 1000, clock: dur / 1000 }));
}
