/** @typedef {{ script: number, clock: number }} Frame ms of the processor on the page's script, and by the clock. */
/** @typedef {{ name: string, ph: string, ts: number, tid: number, pid: number, dur?: number, tdur?: number }} TraceEvent */

/**
 * Does something with a page and answers what each frame cost in which the page noted a timing of this name. The
 * browser's own trace counts the processor's time on the page's thread: what other programs take meanwhile is not in it.
 * @param {import("@playwright/test").Page} page
 * @param {string} timing
 * @param {() => Promise<void>} work
 * @returns {Promise<Frame[]>}
 */
export async function watchFrames(page, timing, work) {
  const session = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value)));
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

/**
 * @param {readonly TraceEvent[]} events
 * @param {string} timing
 * @returns {Frame[]}
 */
export function framesOf(events, timing) {
  const noted = events.filter(({ name, ph }) => name === timing && ph === "b");
  return events
    .filter(({ name }) => name === "FireAnimationFrame")
    .filter(({ pid, ts, dur = 0 }) =>
      noted.some((note) => note.pid === pid && note.ts >= ts && note.ts < ts + dur),
    )
    .map(({ dur = 0, tdur = 0 }) => ({ script: tdur / 1000, clock: dur / 1000 }));
}
