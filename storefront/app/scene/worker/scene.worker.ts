// Runs in a worker: draws each frame that the page sends and answers with the picture.
import type { Kind } from "@planke46/furniture-rules";
import { picturesOf } from "../planks/picturesOf.ts";
import { rendererOn } from "../renderer/rendererOn.ts";
import type { FromWorker, ToWorker } from "./remoteRenderer.ts";

const canvas = new OffscreenCanvas(1, 1);
let kind: Kind = "table";
const renderer = rendererOn(canvas, (plank, place) => picturesOf(kind, plank, place), {
  redraw: () => say("redraw"),
  lost: () => say("lost"),
});

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (typeof data === "string") {
    kind = data;
    return;
  }
  if (!renderer) return;
  const drawn = renderer.draw(data);
  const picture = drawn.state === "drawn" ? finished() : null;
  say({ drawn, picture }, picture ? [picture] : []);
});

say(renderer ? "ready" : "unable");

/** The picture once the graphics card is done with it: the page, which gets it then, never waits, and frames never queue. */
function finished(): ImageBitmap {
  const gl = canvas.getContext("webgl2");
  gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  return canvas.transferToImageBitmap();
}

function say(message: FromWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
