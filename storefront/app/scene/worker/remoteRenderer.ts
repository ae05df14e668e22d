import type { Kind } from "@planke46/furniture-rules";
import type { Drawn, Renderer, RendererEvents } from "../renderer/frame.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/**
 * Draws on a canvas with the graphics of a worker, which ends with the renderer: a frame is a message, its answer the
 * picture. Null if the canvas cannot show pictures.
 */
export function remoteRenderer(
  worker: Worker,
  kind: Kind,
  canvas: HTMLCanvasElement,
  { redraw, lost }: RendererEvents,
): Renderer | null {
  const sheet = canvas.getContext("bitmaprenderer");
  if (!sheet) {
    worker.terminate();
    return null;
  }
  const tell = (message: ToWorker) => worker.postMessage(message);
  let done: (drawn: Drawn) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data === "redraw") redraw();
    else if (data === "lost" || data === "unable") lost();
    else if (data !== "ready") {
      if (data.picture) lay(data.picture, canvas, sheet);
      done(data.drawn);
    }
  };
  worker.onerror = lost;
  tell(kind);
  return {
    draw: (frame) =>
      new Promise((resolve) => {
        done = resolve;
        tell(frame);
      }),
    // It holds it anyway.
    hold() {},
    graphics: null,
    dispose: () => worker.terminate(),
  };
}

function lay(picture: ImageBitmap, canvas: HTMLCanvasElement, sheet: ImageBitmapRenderingContext): void {
  if (canvas.width !== picture.width) canvas.width = picture.width;
  if (canvas.height !== picture.height) canvas.height = picture.height;
  sheet.transferFromImageBitmap(picture);
}
