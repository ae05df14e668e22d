import type { Part, Vector } from "@planke46/furniture-rules";
import { axesOf, dot, eyeOf, moved, type Orbit } from "./orbit.ts";

/** How a picture of the furniture is seen: from where, at what, and through which lens. */
export interface Sight {
  orbit: Orbit;
  target: Vector;
  /** Upright opening of the lens, radians. */
  fov: number;
  /** Of the picture, CSS pixels. */
  width: number;
  height: number;
}

/** A line from the eye through a point of the picture. */
export interface Ray {
  from: Vector;
  way: Vector;
}

/** A place on the picture, CSS pixels from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

export function rayThrough(sight: Sight, place: Place): Ray {
  const { right, up, towards } = axesOf(sight.orbit);
  const pixel = (2 * Math.tan(sight.fov / 2)) / sight.height;
  const aside = moved(
    { x: -towards.x, y: -towards.y, z: -towards.z },
    right,
    (place.x - sight.width / 2) * pixel,
  );
  return {
    from: eyeOf(sight.orbit, sight.target),
    way: moved(aside, up, (sight.height / 2 - place.y) * pixel),
  };
}

/** Where a point of the room is seen. */
export function seenAt(sight: Sight, point: Vector): Place {
  const { right, up, towards } = axesOf(sight.orbit);
  const eye = eyeOf(sight.orbit, sight.target);
  const from = { x: point.x - eye.x, y: point.y - eye.y, z: point.z - eye.z };
  const pixels = sight.height / (2 * Math.tan(sight.fov / 2)) / Math.max(1, -dot(from, towards));
  return { x: sight.width / 2 + dot(from, right) * pixels, y: sight.height / 2 - dot(from, up) * pixels };
}

/** The nearest part on the line and where it is met. Slanting bars are so thin that one looks past them. */
export function partHit(parts: readonly Part[], ray: Ray): { part: Part; at: Vector } | null {
  let nearest: { part: Part; way: number } | null = null;
  for (const part of parts) {
    if (part.rotation.x !== 0 || part.rotation.y !== 0 || part.rotation.z !== 0) continue;
    const way = wayTo(part, ray);
    if (way !== null && (!nearest || way < nearest.way)) nearest = { part, way };
  }
  return nearest && { part: nearest.part, at: moved(ray.from, ray.way, nearest.way) };
}

/** How far along the line a box is entered; null if it is missed. */
function wayTo({ position, size }: Part, { from, way }: Ray): number | null {
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (const axis of ["x", "y", "z"] as const) {
    const low = position[axis] - size[axis] / 2 - from[axis];
    const high = position[axis] + size[axis] / 2 - from[axis];
    const speed = way[axis] || 1e-9;
    enter = Math.max(enter, Math.min(low / speed, high / speed));
    leave = Math.min(leave, Math.max(low / speed, high / speed));
  }
  return enter <= leave ? enter : null;
}

/** How high (cm) the line passes over or under a point: what is dragged upright follows the hand. */
export function heightOver(ray: Ray, point: Vector): number {
  const facing = { x: ray.way.x, y: 0, z: ray.way.z };
  const away = { x: point.x - ray.from.x, y: 0, z: point.z - ray.from.z };
  const way = dot(away, facing) / Math.max(1e-6, dot(ray.way, facing));
  return moved(ray.from, ray.way, way).y;
}
