import type { MedusaContainer } from "@medusajs/framework/types";
import { afterEach, expect, test, vi } from "vitest";
import { shortlyKept } from "./cached";

afterEach(() => vi.useRealTimers());

test("what is kept for ten seconds is looked up again after them, also when the machine's clock is set back", async () => {
  vi.useFakeTimers();
  let times = 0;
  const ask = shortlyKept(async () => ++times);
  const container = {} as MedusaContainer;
  expect([await ask(container), await ask(container)]).toEqual([1, 1]);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(9_999);
  expect(await ask(container)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask(container)).toBe(2);
});
