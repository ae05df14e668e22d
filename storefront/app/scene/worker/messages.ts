import type { Kind } from "@planke46/furniture-rules";
import type { Drawn, Frame } from "../renderer/frame.ts";

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
