import type { Kind } from "@planke46/furniture-rules";
import type { Begin } from "../renderer/frame.ts";
import { type FromWorker, remoteRenderer } from "./remoteRenderer.ts";

/** Begins a scene of a kind in a worker, which is loaded first. Null where the page has to draw. */
export async function inWorker(): Promise<((kind: Kind) => Begin) | null> {
  if (!hasWorkers()) return null;
  if (await prepareWorker())
    return (kind) => (canvas, events) => remoteRenderer(takeWorker(), kind, canvas, events);
  // Without a graphics card there is no use for the code that draws.
  return hasGraphics() ? null : () => () => null;
}

function hasGraphics(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}

/** Begun and able to draw, but not in use yet. */
let spare: Worker | null = null;

/** Whether the browser can draw in a worker and show on the page what was drawn. */
function hasWorkers(): boolean {
  return (
    "Worker" in window &&
    "ImageBitmapRenderingContext" in window &&
    "OffscreenCanvas" in window &&
    "transferToImageBitmap" in OffscreenCanvas.prototype
  );
}

/** Loads a worker; answers whether it has graphics to draw with. Rejects as `import` does if its file does not come. */
async function prepareWorker(): Promise<boolean> {
  if (spare) return true;
  const worker = newWorker();
  const able = await ableToDraw(worker).catch((error) => {
    worker.terminate();
    throw error;
  });
  // Two pages can have begun one each.
  if (able && !spare) spare = worker;
  else worker.terminate();
  return able;
}

/** The worker that was prepared; another one if it is in use. */
function takeWorker(): Worker {
  const worker = spare ?? newWorker();
  spare = null;
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL("./scene.worker.ts", import.meta.url), { type: "module", name: "scene" });
}

function ableToDraw(worker: Worker): Promise<boolean> {
  return new Promise((answer, refuse) => {
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => answer(data === "ready"), {
      once: true,
    });
    worker.addEventListener("error", () => refuse(new TypeError("The scene's worker did not come.")), {
      once: true,
    });
  });
}
