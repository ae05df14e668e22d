import { expect, test } from "vitest";
import { laterScript } from "./laterScripts.ts";

/** A browser that runs the script of the head: what it is told happens when the test says so. */
function browser({ hidden = false } = {}) {
  const waiting: Record<string, () => void> = {};
  let begun = 0;
  const timers: { run: () => void; ms: number }[] = [];
  class Observer {
    constructor(told: () => void) {
      waiting.painted = told;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (type !== "paint" || !buffered) waiting.painted = () => undefined;
    }
    disconnect() {}
  }
  const document = {
    hidden,
    querySelectorAll: (selector: string) => {
      if (selector.startsWith("script")) begun += 1;
      return [];
    },
  };
  const run = new Function(
    "document",
    "addEventListener",
    "PerformanceObserver",
    "requestAnimationFrame",
    "setTimeout",
    laterScript,
  );
  run(
    document,
    (event: string, told: () => void) => {
      waiting[event] = told;
    },
    Observer,
    (told: () => void) => {
      waiting.frame = told;
    },
    (told: () => void, ms = 0) => timers.push({ run: told, ms }),
  );
  return { happens: (what: string) => waiting[what]?.(), timers, begun: () => begun };
}

test("scripts are asked for when the browser says that the page is painted, once", () => {
  const { happens, timers, begun } = browser();
  expect(begun()).toBe(0);
  happens("DOMContentLoaded");
  happens("frame");
  expect(begun()).toBe(0);
  happens("painted");
  expect(begun()).toBe(1);
  happens("painted");
  for (const { run } of timers) run();
  expect(begun()).toBe(1);
});

test("a browser that never says so is waited for a fifth of a second after its first frame, and a frame is not a painted page", () => {
  const { happens, timers, begun } = browser();
  happens("DOMContentLoaded");
  expect(timers).toEqual([]);
  happens("frame");
  expect(timers.map(({ ms }) => ms)).toEqual([200]);
  timers[0]?.run();
  expect(begun()).toBe(1);
});

test("a page that nobody sees, which is not painted, asks for them at once", () => {
  const { happens, begun } = browser({ hidden: true });
  happens("DOMContentLoaded");
  expect(begun()).toBe(1);
});
