import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  forgetLastDesign,
  keepDraft,
  keepLastDesign,
  lastDesign,
  MOST_DRAFTS,
  readDrafts,
  readLastDesigns,
  removeDraft,
  restoreDraft,
} from "./deviceDrafts.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const queries = () => readDrafts().map(({ query }) => query);

test("the last design of each kind is kept for itself and can be forgotten", () => {
  keepLastDesign("table", "length=180");
  keepLastDesign("bench", "length=120");
  expect([lastDesign("table"), lastDesign("bench"), lastDesign("shelf")]).toEqual([
    "length=180",
    "length=120",
    null,
  ]);
  forgetLastDesign("table");
  expect([lastDesign("table"), lastDesign("bench")]).toEqual([null, "length=120"]);
});

test("a design that is kept twice stands once, at the top; beyond the bound nothing kept is lost, the new one is refused", () => {
  for (let design = 0; design < MOST_DRAFTS; design++)
    expect(keepDraft("table", `length=${100 + design}`)).toBe("kept");
  expect(keepDraft("table", "length=220")).toBe("full");
  expect(queries()).toHaveLength(MOST_DRAFTS);
  expect(keepDraft("table", "length=100")).toBe("kept");
  expect(queries()).toHaveLength(MOST_DRAFTS);
  expect(queries().slice(0, 2)).toEqual(["length=100", `length=${99 + MOST_DRAFTS}`]);
});

test("a last design is listed as long as it is not kept on purpose as well", () => {
  keepLastDesign("table", "length=180");
  keepLastDesign("bench", "length=120");
  keepDraft("bench", "length=120");
  expect(readLastDesigns().map(({ kind, query }) => [kind, query])).toEqual([["table", "length=180"]]);
});

test("a removed design comes back where it stood", () => {
  vi.useFakeTimers();
  for (const [moment, query] of [
    [1, "a"],
    [2, "b"],
    [3, "c"],
  ] as const) {
    vi.setSystemTime(moment * 1000);
    keepDraft("bench", query);
  }
  const [, middle] = readDrafts();
  if (!middle) throw new Error("no draft");
  removeDraft(middle);
  expect(queries()).toEqual(["c", "a"]);
  restoreDraft(middle);
  expect(queries()).toEqual(["c", "b", "a"]);
  keepLastDesign("table", "length=180");
  const [last] = readLastDesigns();
  if (!last) throw new Error("no last design");
  removeDraft(last);
  expect(lastDesign("table")).toBeNull();
  restoreDraft(last);
  expect(lastDesign("table")).toBe("length=180");
});

test("whatever else is in the store is no design, and a store that is closed breaks nothing", () => {
  stored.set(
    "kept-designs",
    JSON.stringify([{ kind: "sofa", query: "", keptAt: "" }, null, 3, { kind: "table" }]),
  );
  stored.set("last-designs", "[broken");
  expect(readDrafts()).toEqual([]);
  expect(lastDesign("table")).toBeNull();
  expect(readLastDesigns()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect(keepDraft("table", "length=180")).toBe("blocked");
  expect(readDrafts()).toEqual([]);
});
