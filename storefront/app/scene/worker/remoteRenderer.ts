import type { Kind } from "@planke46/furniture-rules";
import type { Drawn, Frame, Renderer, RendererEvents } from "../renderer/frame.ts";

/** What the page tells the worker: first the kind of the furniture, then one frame after another. */
export type ToWorker = Kind | Frame;

/** What a worker says by itself: first whether it can draw. */
export type Word = "ready" | "unable" | "redraw" | "lost";

/** What comes back for each frame; without a picture if nothing was drawn. */
export interface Answer {
  drawn: Drawn;
  picture: ImageBitmap | null;
}

export type FromWorker = Word | Answer;

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
