import type { ThinEngine } from "@babylonjs/core/Engines/thinEngine.js";
import type { Companion, Part, Vector } from "@planke46/furniture-rules";
import type { Orbit } from "../camera/orbit.ts";
import type { Stage } from "./stage.ts";

/** What stands in a scene. */
export interface Shown {
  parts: readonly Part[];
  /** What of a known size stands beside the furniture. */
  companion: Companion | null;
  /** In the middle of a change: what only a scene at rest needs waits. */
  underway: boolean;
}

/** What a picture of the scene is drawn from: plain data, so that a worker can be sent it. */
export interface Frame {
  /** Pixels. */
  size: { width: number; height: number };
  /** Null if the frame before showed the same. */
  change: Shown | null;
  orbit: Orbit;
  target: Vector;
  /** What fades is brought forward by this share of its whole way. */
  fade: number;
}

/** What has become of a frame. */
export interface Drawn {
  /** Nothing is drawn while shaders are compiled, nor before every picture of the first frame is there. */
  state: "compiling" | "waiting" | "drawn";
  /** Whether every picture was there. */
  complete: boolean;
  /** Whether pictures are still fading in. */
  fading: boolean;
}

/** What a renderer has to say by itself. */
export interface RendererEvents {
  /** Something has come that changes the picture. */
  redraw(): void;
  /** The graphics were lost: this renderer draws no more. */
  lost(): void;
}

/** What a scene is drawn with. */
export interface Graphics {
  stage: Stage;
  engine: ThinEngine;
}

/** What draws a scene on a canvas. */
export interface Renderer {
  /** A new frame is requested when the one before is done. */
  draw(frame: Frame): Drawn | Promise<Drawn>;
  /** Makes the canvas hold the last frame until the script that runs is over, so that it can be copied. */
  hold(): void;
  /** For the shopper's room; null if they are in a worker, where no session is. */
  graphics: Graphics | null;
  dispose(): void;
}

/** Begins to draw on a canvas; null where the browser has no graphics for it. */
export type Begin = (canvas: HTMLCanvasElement, events: RendererEvents) => Renderer | null;
