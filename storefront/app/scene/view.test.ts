import { defaultConfiguration, type Part, partsOf } from "@planke46/furniture-rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "./renderer/frame.ts";
import { openView } from "./view.ts";
import { type Answer, type FromWorker, remoteRenderer } from "./worker/remoteRenderer.ts";

/** Enough of a page for a view: the test says when the browser paints. */
const paints: FrameRequestCallback[] = [];
beforeEach(() => {
  const nothing = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => paints.push(paint));
  vi.stubGlobal("cancelAnimationFrame", () => paints.splice(0));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, hidden: false });
  vi.stubGlobal("devicePixelRatio", 3);
  vi.stubGlobal("ResizeObserver", nothing);
  vi.stubGlobal("IntersectionObserver", nothing);
});
afterEach(() => {
  paints.length = 0;
  vi.unstubAllGlobals();
});

/** A worker that is played by the test. */
class PlayedWorker {
  onmessage: (event: { data: FromWorker }) => void = () => {};
  readonly frames: Frame[] = [];
  ended = false;
  postMessage(message: string | Frame) {
    if (typeof message !== "string") this.frames.push(structuredClone(message));
  }
  /** Lets the page do what it has to, and paint. */
  async paint() {
    await new Promise((next) => setTimeout(next));
    for (const paint of paints.splice(0)) paint(performance.now());
  }
  async answer(drawn: Partial<Answer["drawn"]> = {}) {
    const data = {
      drawn: { state: "drawn" as const, complete: true, fading: false, ...drawn },
      picture: null,
    };
    this.onmessage({ data });
    await this.paint();
  }
  terminate() {
    this.ended = true;
  }
}

function opened() {
  const worker = new PlayedWorker();
  const canvas = {
    getContext: () => ({}),
    addEventListener() {},
    clientWidth: 400,
    clientHeight: 300,
    dataset: {} as Record<string, string>,
  };
  const said: string[] = [];
  const view = openView(
    canvas as unknown as HTMLCanvasElement,
    (on, events) => remoteRenderer(worker as unknown as Worker, "stool", on, events),
    stool(45),
    {
      screen: "desktop",
      onShown: () => said.push("shown"),
      onLost: () => said.push("lost"),
      onBoard() {},
      hangs: () => false,
      onHang() {},
      measures: () => null,
    },
  );
  if (!view) throw new Error("no view");
  return { worker, canvas, view, said };
}

function stool(height: number): readonly Part[] {
  const dimensions = { chosen: "individual", length: 40, width: 40, height } as const;
  return partsOf("stool", { ...defaultConfiguration("stool"), dimensions });
}

test("a scene in a worker is one message a frame, and rests when nothing moves", async () => {
  const { worker, canvas, said } = opened();
  await worker.paint();
  expect(worker.frames).toHaveLength(1);
  expect(worker.frames[0]?.change?.parts).toEqual(stool(45));
  // No finer than two pixels to one of the page's.
  expect(worker.frames[0]?.size).toEqual({ width: 800, height: 600 });
  await worker.answer({ state: "compiling" });
  expect(said).toEqual([]);
  expect(worker.frames).toHaveLength(2);
  expect(worker.frames[1]?.change).toBeNull();
  await worker.answer();
  expect(said).toEqual(["shown"]);
  expect(canvas.dataset.frames).toBe("2");
  await worker.paint();
  expect(worker.frames).toHaveLength(2);
});

test("three changes while a frame is under way become one message, of the last", async () => {
  const { worker, canvas, view } = opened();
  await worker.paint();
  for (const height of [50, 55, 60]) {
    view.show(stool(height));
    await worker.paint();
  }
  expect(worker.frames).toHaveLength(1);
  await worker.answer();
  // What has come is not what is wanted: the scene is not at rest yet.
  expect(canvas.dataset.frames).toBeUndefined();
  expect(worker.frames).toHaveLength(2);
  expect(worker.frames[1]?.change?.parts).toEqual(stool(60));
  await worker.answer();
  expect(worker.frames).toHaveLength(2);
  expect(canvas.dataset.frames).toBe("2");
});

test("a worker whose graphics are lost is not asked again, and ends with its view", async () => {
  const { worker, view, said } = opened();
  await worker.paint();
  worker.onmessage({ data: "lost" });
  expect(said).toEqual(["lost"]);
  view.show(stool(60));
  await worker.answer();
  expect(worker.frames).toHaveLength(1);
  view.dispose();
  expect(worker.ended).toBe(true);
});
