import { test } from "@playwright/test";
import fc, { type AsyncCommand } from "fast-check";
import { LONG } from "../../long-run";
import { walk } from "./commands/any-step";
import type { Expected } from "./expected";
import { tell } from "./report";
import type { Shopper } from "./shopper";
import { type Start, start } from "./start";
import { type Walked, walkThrough } from "./walk-through";

/*
 * A random shopper. What the shop must say comes from `oracle/`, which is written from the specification and shares nothing
 * with the shop. WALK_SEED repeats a run, WALK_ONLY one of its walks; WALK_PATH and WALK_REPLAY, as a failure prints them,
 * take the very same steps again.
 */
const WALKS = Number(process.env.WALKS ?? (LONG ? 200 : 1));
const RUN_SEED = Number(process.env.WALK_SEED);
const ONLY = process.env.WALK_ONLY;
const { WALK_PATH, WALK_REPLAY } = process.env;
/** A failing walk is made shorter for as long as this. */
const SHRINK_MS = Number(process.env.WALK_SHRINK_MS ?? (LONG ? 240_000 : 90_000));

test.describe.configure({ mode: "parallel" });

for (let number = 1; number <= WALKS; number++) {
  if (ONLY && ONLY !== String(number)) continue;
  test(`a random shopper, walk ${number}: each page leads on, each sum is right, and what is in the cart can be ordered`, async ({
    browser,
  }) => {
    test.setTimeout(SHRINK_MS + 300_000);
    const seed = RUN_SEED + number;
    const since = performance.now();
    let first: Walked | undefined;
    const property = fc.asyncProperty(start, walk(WALK_REPLAY), async (begin, steps) => {
      // Time is up: whatever would be shorter still is left alone.
      if (first && performance.now() - since > SHRINK_MS) return;
      const walked = await walkThrough(browser, begin, steps);
      first ??= walked;
      if (walked.error) throw walked.error;
    });
    const details = await fc.check(property, {
      seed,
      numRuns: 1,
      // A first run is drawn small otherwise.
      unbiased: true,
      ...(WALK_PATH && { path: WALK_PATH }),
    });
    const fault = details.failed ? faultOf(details, number) : null;
    tell({
      run: String(RUN_SEED),
      number,
      seed,
      width: first?.start.width ?? 0,
      language: first?.start.language ?? "",
      pieces: first?.start.pieces.length ?? 0,
      steps: first?.shopper.steps ?? [],
      orders: first?.shopper.orders ?? [],
      seconds: Math.round((performance.now() - since) / 1000),
      fault,
    });
    if (fault !== null) throw new Error(fault);
  });
}

/** What a failed walk found, in its shortest form, and how to take it again. */
function faultOf(
  details: fc.RunDetailsCommon<[Start, Iterable<AsyncCommand<Expected, Shopper>>]>,
  number: number,
): string {
  const [begin, steps] = details.counterexample ?? [];
  const told = String(steps);
  const replay = /replayPath=("[^"]*")/.exec(told)?.[1] ?? '""';
  const error = details.errorInstance;
  return [
    error instanceof Error ? error.message : String(error),
    `begins with ${JSON.stringify(begin)}`,
    `steps: ${told.replace(/\s*\/\*.*\*\/$/, "")}`,
    `again: WALK_SEED=${RUN_SEED} WALK_ONLY=${number} WALK_PATH=${details.counterexamplePath} WALK_REPLAY=${replay}`,
  ].join("\n");
}
