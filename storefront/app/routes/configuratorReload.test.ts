import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { shouldRevalidate } from "./configurator.tsx";

const HERE = "http://shop.test/configuratorTableDesktop?length=180";

/** Whether the configurator asks the server again on this way; Remix itself would. */
const asksAgain = (next: string, more: Partial<ShouldRevalidateFunctionArgs> = {}) =>
  shouldRevalidate({
    ...{ currentUrl: new URL(HERE), nextUrl: new URL(next, HERE), defaultShouldRevalidate: true },
    ...{ currentParams: {}, nextParams: {}, ...more },
  });

test("a piece that is dragged along asks the server nothing: each size is only another query of the address", () => {
  expect(asksAgain("?length=181")).toBe(false);
});

test("another configurator, and the same address once more, are loaded", () => {
  expect(asksAgain("/configuratorBenchDesktop?length=130")).toBe(true);
  expect(asksAgain(HERE)).toBe(true);
});

test("a piece that was sent to the cart shows what came of it, unless the shop could not be reached", () => {
  expect(asksAgain("?length=181", { formMethod: "POST" })).toBe(true);
  expect(asksAgain("?length=181", { formMethod: "GET" })).toBe(false);
  const lost = { formMethod: "POST", actionResult: { unreachable: true } } as const;
  expect(asksAgain(HERE, lost)).toBe(false);
});
