import { text } from "node:stream/consumers";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ABORT_MS, renderedPage } from "./renderedPage.server.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const errors: [unknown, boolean][] = [];
const how = {
  nonce: "nonce",
  waits: false,
  scriptsLast: false,
  onError: (error: unknown, begun: boolean) => void errors.push([error, begun]),
};
const page = (children: ReactNode) => (
  <html lang="de">
    <body>{children}</body>
  </html>
);

function Broken(): ReactNode {
  throw new Error("broken");
}
function Endless(): ReactNode {
  throw new Promise(() => {});
}

test("a page that is done leaves no timer that would hold it in memory", async () => {
  const body = await renderedPage(page("Planke"), how);
  expect(vi.getTimerCount()).toBe(1);
  expect(await text(body)).toContain("<body>Planke</body>");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
});

test("a page whose reader goes away leaves none either", async () => {
  const body = await renderedPage(page("Planke"), how);
  body.destroy();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
});

test("a page that cannot be rendered is refused with the reason, and leaves none", async () => {
  await expect(renderedPage(page(<Broken />), how)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("a part that never comes is given up in the end, and the rest of the page arrives", async () => {
  errors.length = 0;
  const body = await renderedPage(page(<Suspense fallback="Moment">{<Endless />}</Suspense>), how);
  const whole = text(body);
  vi.advanceTimersByTime(ABORT_MS);
  expect(await whole).toContain("Moment");
  expect(errors.map(([, begun]) => begun)).toEqual([true]);
});
