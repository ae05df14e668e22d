import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage, stubWindow } from "../testing/hookStage.ts";
import { useLoad } from "./useLoad.ts";

const MANIFEST = "/assets/manifest-a1.js";
let kept: Map<string, string> | null;
let shop: () => Promise<{ status: number; ok: boolean }>;
const reload = vi.fn();
const asked = vi.fn();
const says = (status: number) => async () => ({ status, ok: status === 200 });
const silent = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  kept = new Map();
  shop = says(200);
  reload.mockReset();
  asked.mockReset();
  stubWindow({ __remixManifest: { url: MANIFEST, version: "a1" } });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", (...request: unknown[]) => {
    asked(...request);
    return shop();
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept?.get(name) ?? null,
    setItem: (name: string, note: string) => {
      if (!kept) throw new Error("full");
      kept.set(name, note);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A part of the page that fails to load for these reasons, one after another, and then is here. */
async function loadedPart(...faults: Error[]) {
  const load = vi.fn(async () => {
    const fault = faults.shift();
    if (fault) throw fault;
    return "scene";
  });
  const stage = await onStage(() => useLoad(load), null);
  return { ...stage, load, state: () => stage.now().loading };
}

const FAILED = { state: "failed", reason: "broken" };
const HERE = { state: "here", value: "scene" };
const WAITING = { state: "waiting" };
const LOST = new TypeError("Failed to fetch dynamically imported module");

test("a part waits in the first rendering, and is here when it has come; nobody is asked anything", async () => {
  const part = await loadedPart();
  expect(part.answers[0]?.loading).toEqual(WAITING);
  expect([part.state(), part.load.mock.calls.length, asked.mock.calls]).toEqual([HERE, 1, []]);
});

test("a part that fails says so while the shop is the same; it is loaded again when asked for", async () => {
  const part = await loadedPart(LOST);
  expect([part.state(), reload.mock.calls.length]).toEqual([FAILED, 0]);
  expect(asked.mock.calls).toEqual([[MANIFEST, { method: "HEAD", cache: "no-store" }]]);
  await part.after(() => part.now().retry());
  expect([part.state(), part.load.mock.calls.length]).toEqual([HERE, 2]);
});

test("a page whose files a newer version of the shop has taken away is loaded anew, once, and shows no failure", async () => {
  shop = says(404);
  const part = await loadedPart(LOST, LOST);
  expect([part.state(), reload.mock.calls.length]).toEqual([WAITING, 1]);
  const again = await loadedPart(LOST);
  expect([again.state(), reload.mock.calls.length]).toEqual([FAILED, 1]);
});

test("a newer page than the one that was loaded anew may be loaded anew as well", async () => {
  shop = says(404);
  kept?.set("reloaded for a newer version", "a0");
  await loadedPart(LOST);
  expect(reload).toHaveBeenCalledOnce();
});

test("a browser that keeps no note is not loaded anew for ever: not at all", async () => {
  shop = says(404);
  kept = null;
  const part = await loadedPart(LOST);
  expect([part.state(), reload.mock.calls.length]).toEqual([FAILED, 0]);
});

test("whoever asks again for what the browser remembers as failed gets a new page, if the shop is there", async () => {
  const part = await loadedPart(LOST, LOST, LOST);
  shop = silent;
  await part.after(() => part.now().retry());
  expect([part.state(), reload.mock.calls.length]).toEqual([FAILED, 0]);
  shop = says(200);
  await part.after(() => part.now().retry());
  expect([part.state(), reload.mock.calls.length]).toEqual([WAITING, 1]);
  const request = [MANIFEST, { method: "HEAD", cache: "no-store" }];
  for (const made of asked.mock.calls) expect(made).toEqual(request);
});

test("whoever asks again gets it at the first time", async () => {
  const part = await loadedPart(LOST, LOST);
  await part.after(() => part.now().retry());
  expect([part.state(), reload.mock.calls.length]).toEqual([WAITING, 1]);
});

test.each([503, 404])("no new page is asked of a shop that answers %i", async (status) => {
  const part = await loadedPart(LOST, LOST);
  kept?.set("reloaded for a newer version", "a1");
  shop = says(status);
  await part.after(() => part.now().retry());
  expect([part.state(), reload.mock.calls.length]).toEqual([FAILED, 0]);
});

test("a part that is here and breaks is no matter of the browser's memory: its page stays", async () => {
  const broken = () => new Error("no such material");
  const part = await loadedPart(broken(), broken());
  await part.after(() => part.now().retry());
  expect([part.state(), reload.mock.calls.length]).toEqual([FAILED, 0]);
});

test("what loads another part is loaded", async () => {
  const stage = await onStage(
    (load: () => Promise<string>) => useLoad(load),
    async () => "scene",
  );
  await stage.again(async () => "room");
  expect(stage.now().loading).toEqual({ state: "here", value: "room" });
});
