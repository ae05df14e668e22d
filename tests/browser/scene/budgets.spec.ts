import { parseConfiguration } from "@planke46/furniture-rules";
import { expect } from "@playwright/test";
import { test } from "./barePage.ts";
import type { Piece } from "./onThePage.ts";

/** What the graphics card may be told to draw in any frame. */
const MOST = { calls: 40, triangles: 150_000 };

/** The widest and highest, with as many boards and pillars and as much steel as there can be. */
function largestShelf(width: number): Piece {
  const parsed = parseConfiguration("shelf", {
    dimensions: { width, depth: 30, height: 200 },
    numberOfPlanks: 10,
    numberOfPillars: 3,
    frameType: "diagonal",
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return { kind: "shelf", configuration: parsed.configuration };
}

test("the largest shelf is drawn with few calls and triangles: first, while it changes, when it has changed, and at rest", async ({
  bare,
}) => {
  const draw = (piece: Piece, underway: boolean) =>
    bare.evaluate(([shown, on]) => window.scenes.stand(shown, on), [piece, underway] as const);
  const frames = {
    first: await draw(largestShelf(200), false),
    changing: await draw(largestShelf(210), true),
    changed: await draw(largestShelf(220), false),
    "at rest": await draw(largestShelf(220), false),
  };
  for (const [name, { calls, triangles }] of Object.entries(frames)) {
    expect(calls, name).toBeGreaterThan(10);
    expect(calls, name).toBeLessThanOrEqual(MOST.calls);
    expect(triangles, name).toBeGreaterThan(5000);
    expect(triangles, name).toBeLessThanOrEqual(MOST.triangles);
  }
  // The floor's shadow, which looks at its surroundings a hundred times a pixel, waits for the change's end.
  expect(frames.changing.calls).toBe(frames.changed.calls - 1);
  expect(frames["at rest"].calls).toBeLessThan(frames.changing.calls);
});
