import type { Part, Vector } from "../parts/part.js";
import { type Camera, cameraFor } from "./camera.js";

/** What every stroke of a picture has to know. */
export interface Scene {
  camera: Camera;
  /** The parts of wood that may lie next to each other. */
  boards: readonly Part[];
  /** How finely wood is drawn: where there is much to draw, each board gets fewer lines, so that the picture stays light. */
  detail: number;
}

/** As many as the largest table has; a piece of more gets fewer lines in each. */
const FINE = { parts: 28, boards: 4 };

export function sceneOf(parts: readonly Part[], mustSee: readonly Vector[], margin: number): Scene {
  const boards = parts.filter((part) => part.role === "board");
  return {
    camera: cameraFor(parts, mustSee, margin),
    boards,
    detail: Math.max(0.3, Math.min(1, FINE.parts / parts.length, FINE.boards / boards.length)),
  };
}
