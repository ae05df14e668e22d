import type { MedusaContainer } from "@medusajs/framework/types";
import { afterEach, expect, test, vi } from "vitest";
import { shortlyKept, shortlyKeptFor } from "./cached";

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

test("however many keys are asked for, the answers of the last five hundred are kept and no more", async () => {
  const asked: string[] = [];
  const ask = shortlyKeptFor(async (_container, key) => asked.push(key));
  const container = {} as MedusaContainer;
  for (let key = 0; key <= 500; key++) await ask(container, String(key));
  await ask(container, "1");
  expect(asked).toHaveLength(501);
  await ask(container, "0");
  expect(asked.at(-1)).toBe("0");
  expect(asked).toHaveLength(502);
});
