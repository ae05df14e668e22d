import type { Part, Vector } from "../parts/part.js";
import { boundsOf } from "../parts/solid.js";
import { cross, dot, minus, type Point, unit } from "./plane.js";

/** The picture's own units; pages scale it. */
export const PICTURE = { width: 640, height: 480 } as const;

/** Where one stands before the furniture: from the right of the front, a little above the top. */
const VIEW = { azimuth: (34 * Math.PI) / 180, elevation: (24 * Math.PI) / 180, distance: 4.2 } as const;

export interface Camera {
  eye: Vector;
  /** A point of the room in the picture. */
  project(point: Vector): Point;
}

/** Looks at the parts from the front right and fits what must be seen into the picture. */
export function cameraFor(parts: readonly Part[], mustSee: readonly Vector[], margin: number): Camera {
  const { min, max } = boundsOf(parts);
  const target = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2, z: (min.z + max.z) / 2 };
  const reach = Math.hypot(max.x - min.x, max.y - min.y, max.z - min.z);
  const { azimuth, elevation, distance } = VIEW;
  const towards = {
    x: Math.sin(azimuth) * Math.cos(elevation),
    y: Math.sin(elevation),
    z: Math.cos(azimuth) * Math.cos(elevation),
  };
  const eye = {
    x: target.x + towards.x * reach * distance,
    y: target.y + towards.y * reach * distance,
    z: target.z + towards.z * reach * distance,
  };
  const right = unit(cross({ x: 0, y: 1, z: 0 }, towards));
  const up = cross(towards, right);
  const flat = (point: Vector): Point => {
    const ray = minus(point, eye);
    const depth = -dot(ray, towards);
    return { x: dot(ray, right) / depth, y: -dot(ray, up) / depth };
  };
  return { eye, project: fitted(flat, mustSee, margin) };
}

function fitted(flat: (point: Vector) => Point, mustSee: readonly Vector[], margin: number) {
  const seen = mustSee.map(flat);
  const [left, right] = [Math.min(...seen.map((p) => p.x)), Math.max(...seen.map((p) => p.x))];
  const [top, bottom] = [Math.min(...seen.map((p) => p.y)), Math.max(...seen.map((p) => p.y))];
  const scale = Math.min(
    (PICTURE.width - 2 * margin) / (right - left),
    (PICTURE.height - 2 * margin) / (bottom - top),
  );
  const shift = {
    x: PICTURE.width / 2 - ((left + right) / 2) * scale,
    y: PICTURE.height / 2 - ((top + bottom) / 2) * scale,
  };
  return (point: Vector): Point => {
    const { x, y } = flat(point);
    return { x: x * scale + shift.x, y: y * scale + shift.y };
  };
}
