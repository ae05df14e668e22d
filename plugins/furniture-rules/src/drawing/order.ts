import type { Vector } from "../parts/part.js";
import type { Camera } from "./camera.js";
import { dot, minus } from "./plane.js";
import { isSeen, type Solid } from "./solids.js";

/** Touching solids share a plane; this much of a cm counts as touching. */
const TOUCH = 1e-3;

interface Placed {
  solid: Solid;
  left: number;
  right: number;
  top: number;
  bottom: number;
  far: number;
}

/**
 * The solids from back to front. Two that may overlap in the picture are put in order by a plane between them,
 * which is one of their faces: the solid on the eye's side of it is in front.
 */
export function paintersOrder(solids: readonly Solid[], camera: Camera): Solid[] {
  const placed = solids.map((solid) => place(solid, camera)).sort((a, b) => b.far - a.far);
  const behind = placed.map((solid) =>
    placed.filter((other) => mayOverlap(solid, other) && isBehind(other, solid, camera.eye)),
  );
  const done = new Set<Placed>();
  const ordered: Solid[] = [];
  const paint = (index: number): void => {
    const next = placed[index];
    if (!next || done.has(next)) return;
    done.add(next);
    for (const other of behind[index] ?? []) paint(placed.indexOf(other));
    ordered.push(next.solid);
  };
  for (let index = 0; index < placed.length; index++) paint(index);
  return ordered;
}

function place(solid: Solid, camera: Camera): Placed {
  const points = solid.corners.map(camera.project);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const centre = solid.part.position;
  return {
    solid,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    far: Math.hypot(centre.x - camera.eye.x, centre.y - camera.eye.y, centre.z - camera.eye.z),
  };
}

function mayOverlap(a: Placed, b: Placed): boolean {
  return a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
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
