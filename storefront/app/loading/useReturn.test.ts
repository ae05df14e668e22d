import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";

const revalidate = vi.fn();
vi.mock("@remix-run/react", () => ({ useRevalidator: () => ({ revalidate }) }));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { useReturn } = await import("./lost.ts");

let isThere: boolean | undefined;
const asked = vi.fn();
beforeEach(() => {
  isThere = undefined;
  revalidate.mockReset();
  asked.mockReset();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("fetch", async (...request: unknown[]) => {
    asked(...request);
    if (isThere === undefined) throw new TypeError("Failed to fetch");
    return { ok: isThere };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a lost shop is asked every five seconds, and the page is loaded when it answers that it is ready", async () => {
  const stage = await onStage(useReturn, undefined);
  const passes = (ms: number) => stage.after(() => vi.advanceTimersByTimeAsync(ms));
  await passes(4_999);
  expect(asked).not.toHaveBeenCalled();
  await passes(1);
  expect(asked.mock.calls).toEqual([["/readyz", { method: "HEAD", cache: "no-store" }]]);
  isThere = false;
  await passes(5_000);
  expect([asked.mock.calls.length, revalidate.mock.calls.length]).toEqual([2, 0]);
  isThere = true;
  await passes(5_000);
  expect(revalidate).toHaveBeenCalledOnce();
});

test("it is asked at once when the connection is back, and no more when the page was left", async () => {
  isThere = true;
  const stage = await onStage(useReturn, undefined);
  await stage.after(() => window.dispatchEvent(new Event("online")));
  expect(revalidate).toHaveBeenCalledOnce();
  await stage.leave();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveBeenCalledOnce();
});
