import type { Vector } from "../parts/part.js";
import type { Camera } from "./camera.js";
import { dot, hull, minus, type Point } from "./plane.js";
import { isSeen, type Solid } from "./solids.js";

/** Touching solids share a plane; this much of a cm counts as touching. */
const TOUCH = 1e-3;
/** Overlaps narrower than this, in picture units, are not seen. */
const SLIVER = 0.05;

/** A solid and its outline in the picture. */
export interface Placed {
  solid: Solid;
  outline: Point[];
  /** Distance of its centre from the eye, cm. */
  far: number;
}

/**
 * The solids from back to front. Two that may overlap in the picture are put in order by a plane between them,
 * which is one of their faces: the solid on the eye's side of it is in front.
 */
export function paintersOrder(solids: readonly Solid[], camera: Camera): Placed[] {
  const placed = solids.map((solid) => place(solid, camera)).sort((a, b) => b.far - a.far);
  const behind = placed.map((solid) =>
    placed.filter((other) => overlap(solid, other) && isBehind(other, solid, camera.eye)),
  );
  const done = new Set<Placed>();
  const ordered: Placed[] = [];
  const paint = (index: number): void => {
    const next = placed[index];
    if (!next || done.has(next)) return;
    done.add(next);
    for (const other of behind[index] ?? []) paint(placed.indexOf(other));
    ordered.push(next);
  };
  for (let index = 0; index < placed.length; index++) paint(index);
  return ordered;
}

function place(solid: Solid, camera: Camera): Placed {
  const centre = minus(solid.part.position, camera.eye);
  return {
    solid,
    outline: hull(solid.corners.map(camera.project)),
    far: Math.hypot(centre.x, centre.y, centre.z),
  };
}

/** Whether two convex outlines share more than an edge. */
function overlap(a: Placed, b: Placed): boolean {
  return a !== b && !isApart(a.outline, b.outline) && !isApart(b.outline, a.outline);
}

/** Whether one of the edges of an outline has all of the other outline on its outer side. */
function isApart(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((from, index) => {
    const to = a[(index + 1) % a.length] ?? from;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    return b.every((point) => x * (point.y - from.y) - y * (point.x - from.x) < SLIVER * length);
  });
}

/** Whether `back` must be painted before `front`. */
function isBehind(back: Placed, front: Placed, eye: Vector): boolean {
  const split = front.solid.faces.find((face) => isOutside(back.solid, face));
  if (split) return !isSeen(split, eye);
  const other = back.solid.faces.find((face) => isOutside(front.solid, face));
  return other ? isSeen(other, eye) : false;
}

function isOutside(solid: Solid, face: Solid["faces"][number]): boolean {
  return solid.corners.every((corner) => dot(face.normal, minus(corner, face.corners[0])) > -TOUCH);
}
