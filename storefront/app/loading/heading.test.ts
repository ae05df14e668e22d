import { afterEach, expect, test, vi } from "vitest";
import { rememberHeading, resumeHeading } from "./heading.ts";

afterEach(() => vi.unstubAllGlobals());

/** A tab whose page came about in this way; tells where it goes on to. */
function openedTab(type: "reload" | "navigate") {
  const notes = new Map<string, string>();
  const led: string[] = [];
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, note: string) => notes.set(name, note),
    removeItem: (name: string) => notes.delete(name),
  });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  vi.stubGlobal("location", { replace: (path: string) => led.push(path) });
  return led;
}

test("a click whose page a new version has replaced leads on after the reload, once", () => {
  const led = openedTab("reload");
  rememberHeading("/cartDesktop");
  expect([resumeHeading(), led]).toEqual([true, ["/cartDesktop"]]);
  expect([resumeHeading(), led]).toEqual([false, ["/cartDesktop"]]);
});

test("whoever reloads a page they have arrived at stays there, and so does who opens another", () => {
  const led = openedTab("reload");
  rememberHeading("/cartDesktop");
  rememberHeading(undefined);
  expect(resumeHeading()).toBe(false);
  const elsewhere = openedTab("navigate");
  rememberHeading("/cartDesktop");
  expect(resumeHeading()).toBe(false);
  expect([led, elsewhere]).toEqual([[], []]);
});
