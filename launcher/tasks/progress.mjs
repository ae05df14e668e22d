import { duration } from "../command/duration.mjs";

/** @typedef {import("./graph.mjs").Task} Task */

/** Steps quicker than this (ms) are printed only when they are done. */
const WORTH_ANNOUNCING_MS = 1_500;

/**
 * Tells each step with its time, one line each; on a terminal also what runs right now.
 * @returns {import("./graph.mjs").Progress & { close: () => void }}
 */
export function progressLines() {
  const out = process.stdout;
  /** @type {Map<Task, { since: number, announced: boolean }>} */
  const running = new Map();
  const live = Boolean(out.isTTY);
  const clear = live ? "\r\x1b[K" : "";

  const timer = setInterval(() => (live ? showRunning() : announce()), live ? 1_000 : 500);
  timer.unref();

  const announce = () => {
    for (const [task, state] of running) {
      if (state.announced || performance.now() - state.since < WORTH_ANNOUNCING_MS) continue;
      state.announced = true;
      out.write(`… ${task.title}\n`);
    }
  };

  const showRunning = () => {
    const now = performance.now();
    const texts = Array.from(running, ([task, { since }]) => `${task.title} ${duration(now - since)}`);
    // A terminal that does not know its width says 0.
    const line = `… ${texts.join(" · ")}`.slice(0, (out.columns || 80) - 1);
    if (texts.length > 0) out.write(clear + line);
  };

  return {
    began(task) {
      if (task.title) running.set(task, { since: performance.now(), announced: false });
    },
    done(task, milliseconds, note) {
      if (!running.delete(task)) return;
      const text = note && note !== "built" && note !== "installed" ? ` (${note})` : "";
      out.write(`${clear}✓ ${`${task.title}${text}`.padEnd(46)} ${duration(milliseconds).padStart(12)}\n`);
    },
    failed(task, milliseconds) {
      if (!running.delete(task)) return;
      out.write(`${clear}✖ ${(task.title ?? "").padEnd(46)} ${duration(milliseconds).padStart(12)}\n`);
    },
    close() {
      clearInterval(timer);
      if (live) out.write(clear);
    },
  };
}
