import type { Kind } from "@planke46/furniture-rules";
import type { Begin } from "../renderer/frame.ts";
import { remoteRenderer } from "./remoteRenderer.ts";
import { hasWorkers, prepareWorker, takeWorker } from "./workers.ts";

/** Begins a scene of a kind in a worker, which is loaded first. Null where the page has to draw. */
export async function inWorker(): Promise<((kind: Kind) => Begin) | null> {
  if (!hasWorkers()) return null;
  if (await prepareWorker())
    return (kind) => (canvas, events) => remoteRenderer(takeWorker(), kind, canvas, events);
  // Where nobody has graphics there is no use for the code that draws.
  return hasGraphics() ? null : () => () => null;
}

function hasGraphics(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
