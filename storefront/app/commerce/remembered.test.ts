import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remembered } from "./remembered.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Answers one after the other; an error is a failure. Says how often it was asked. */
function saying(...answers: (string | Error)[]) {
  return vi.fn(async () => {
    const next = answers.shift() ?? new Error("nothing more");
    if (next instanceof Error) throw next;
    return next;
  });
}

test("an answer holds for as long as it is fresh, and who asks meanwhile waits for the same one", async () => {
  const ask = saying("one", "two");
  const said = remembered(ask, { freshFor: 60_000, first: "none" });
  expect(await Promise.all([said(), said()])).toEqual(["one", "one"]);
  vi.advanceTimersByTime(59_999);
  expect(await said()).toBe("one");
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await said()).toBe("two");
});

test("an answer grows old in its time when the machine's clock is set back", async () => {
  const said = remembered(saying("one", "two"), { freshFor: 60_000, first: "none" });
  expect(await said()).toBe("one");
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(await said()).toBe("two");
});

test("while nobody answers the last answer holds, and it is asked again after five seconds", async () => {
  const silent = new Error("silent");
  const ask = saying(silent, "one", silent);
  const said = remembered(ask, { freshFor: 60_000, first: "none" });
  expect(await said()).toBe("none");
  vi.advanceTimersByTime(4999);
  expect(await said()).toBe("none");
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await said()).toBe("one");
  vi.advanceTimersByTime(60_000);
  expect(await said()).toBe("one");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a page waits half a second for a newer answer than it has, and as long as it takes for the first", async () => {
  let answer = (_text: string) => {};
  const ask = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const said = remembered(ask, { freshFor: 2000, first: "none" });
  const first = said();
  vi.advanceTimersByTime(2999);
  answer("one");
  expect(await first).toBe("one");
  const hung = [said(), said()];
  vi.advanceTimersByTime(500);
  expect(await Promise.all(hung)).toEqual(["one", "one"]);
  expect(ask).toHaveBeenCalledTimes(2);
  answer("two");
  expect(await said()).toBe("two");
});

test("however long an answer takes, it is asked for once", async () => {
  let answer = (_text: string) => {};
  const ask = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const said = remembered(ask, { freshFor: 2000, first: "none" });
  const both = [said()];
  vi.advanceTimersByTime(10_000);
  both.push(said());
  answer("late");
  expect(await Promise.all(both)).toEqual(["late", "late"]);
  expect(ask).toHaveBeenCalledTimes(1);
});
