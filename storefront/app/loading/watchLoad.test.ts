import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOAD_TIMEOUT_MS, type Loading, watchLoad } from "./useLoad.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(load: () => Promise<string>) {
  const told: Loading<string>[] = [];
  const end = watchLoad(load, (loading) => told.push(loading));
  return { told, end };
}

const waiting = { state: "waiting" };

test("a part that comes is here", async () => {
  const { told } = watched(async () => "scene");
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([waiting, { state: "here", value: "scene" }]);
  await vi.advanceTimersByTimeAsync(2 * LOAD_TIMEOUT_MS);
  expect(told).toHaveLength(2);
});

test("a part that takes over 120 seconds is a load error, and not a moment earlier", async () => {
  const { told } = watched(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).toEqual([waiting]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([waiting, { state: "failed", reason: "late" }]);
});

test("a part that comes after its time is shown all the same", async () => {
  const { told } = watched(
    () => new Promise((resolve) => setTimeout(() => resolve("scene"), LOAD_TIMEOUT_MS + 1000)),
  );
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS + 1000);
  expect(told.at(-1)).toEqual({ state: "here", value: "scene" });
});

test("a part that cannot come is a load error at once", async () => {
  const { told } = watched(() => Promise.reject(new Error("missing")));
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toEqual({ state: "failed", reason: "broken" });
});

test("a page that was left hears nothing more", async () => {
  const { told, end } = watched(() => new Promise(() => {}));
  end();
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  expect(told).toEqual([waiting]);
});

test("a page that was left is told of nothing that comes after, and waits for nothing", async () => {
  let come = (_: string) => {};
  const { told, end } = watched(() => new Promise((resolve) => (come = resolve)));
  end();
  expect(vi.getTimerCount()).toBe(0);
  come("scene");
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([waiting]);
});
