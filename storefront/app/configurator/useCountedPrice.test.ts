import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import { useCountedPrice } from "./BuyBar.tsx";

const FRAME_MS = 16;
let isStill: boolean;
beforeEach(() => {
  isStill = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), FRAME_MS),
  );
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isStill && query === "(prefers-reduced-motion: reduce)",
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function shownPrice(price: number) {
  const stage = await onStage(useCountedPrice, price);
  return { ...stage, passes: (ms: number) => stage.after(() => vi.advanceTimersByTime(ms)) };
}

test("a price runs to its new value without passing it, and stands there", async () => {
  const price = await shownPrice(900);
  expect([price.answers, vi.getTimerCount()]).toEqual([[900], 0]);
  vi.advanceTimersByTime(5_000);
  await price.again(1000);
  expect(price.now()).toBe(900);
  const seen: number[] = [];
  for (let frame = 0; frame < 20; frame++) {
    await price.passes(FRAME_MS);
    seen.push(price.now());
  }
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  // Half of its time is seven eighths of its way.
  expect(seen[6]).toBeGreaterThan(980);
  expect(seen[6]).toBeLessThan(992);
  expect(seen[0]).toBeGreaterThan(905);
  expect(seen[0]).toBeLessThan(950);
  expect([seen.at(-1), vi.getTimerCount()]).toEqual([1000, 0]);
});

test("a price that changes on its way goes on from where it is seen", async () => {
  const price = await shownPrice(900);
  await price.again(1000);
  await price.passes(3 * FRAME_MS);
  const seen = price.now();
  expect(seen).toBeGreaterThan(905);
  await price.again(940);
  expect([price.now(), vi.getTimerCount()]).toEqual([seen, 1]);
  await price.passes(FRAME_MS);
  expect(price.now()).toBeLessThan(seen);
  expect(price.now()).toBeGreaterThanOrEqual(940);
  await price.passes(400);
  expect(price.now()).toBe(940);
});

test("on a slow machine a price is at its end at once, not beyond it", async () => {
  const price = await shownPrice(900);
  vi.stubGlobal("requestAnimationFrame", (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), 2_000),
  );
  await price.again(1000);
  await price.passes(2_000);
  expect([price.now(), vi.getTimerCount()]).toEqual([1000, 0]);
});

test("nothing moves for whoever wants nothing to move, now and when it changes again", async () => {
  isStill = true;
  const price = await shownPrice(900);
  for (const next of [1000, 900]) {
    await price.again(next);
    expect([price.now(), vi.getTimerCount()]).toEqual([next, 0]);
  }
});

test("a page that was left counts no further", async () => {
  const price = await shownPrice(900);
  await price.again(1000);
  await price.leave();
  expect(vi.getTimerCount()).toBe(0);
});
