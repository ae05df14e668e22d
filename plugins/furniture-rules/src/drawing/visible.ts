import type { Camera } from "./camera.js";
import type { Placed } from "./order.js";
import type { Point } from "./plane.js";
import { type Face, isSeen } from "./solids.js";

/** Smaller faces are not seen, in square picture units. */
const SPECK = 1.5;
/** A face may reach this far beyond what covers it, in picture units. */
const RIM = 0.3;

/**
 * For each solid of the painter's order the faces worth painting: turned to the eye, large enough,
 * and not wholly behind a single solid that is painted later.
 */
export function visibleFaces(ordered: readonly Placed[], camera: Camera): Face[][] {
  return ordered.map(({ solid }, index) =>
    solid.faces.filter((face) => {
      if (!isSeen(face, camera.eye)) return false;
      const points = face.corners.map(camera.project);
      if (area(points) < SPECK) return false;
      return !ordered.slice(index + 1).some(({ outline }) => covers(outline, points));
    }),
  );
}

function covers(outline: readonly Point[], points: readonly Point[]): boolean {
  return outline.every((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const rim = RIM * Math.hypot(x, y);
    return points.every((point) => x * (point.y - from.y) - y * (point.x - from.x) > -rim);
  });
}

function area(points: readonly Point[]): number {
  let doubled = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    doubled += point.x * next.y - next.x * point.y;
  });
  return Math.abs(doubled) / 2;
}
