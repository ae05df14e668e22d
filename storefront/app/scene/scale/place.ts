import { boundsOf, type Companion, type Part, type Vector } from "@planke46/furniture-rules";
import type { Bounds } from "../camera/orbit.ts";
import { CUP_HEIGHT } from "./cup.ts";
import { PERSON_HEIGHT } from "./person.ts";

/** Half of what it takes up from side to side and from front to back, and its height, cm. */
const SIZE: Readonly<Record<Companion, Vector>> = {
  person: { x: 28, y: PERSON_HEIGHT, z: 19 },
  cup: { x: 7, y: CUP_HEIGHT, z: 4.4 },
};
/** Air between a companion and what it stands beside, cm. */
const APART = { person: 12, cup: 5 } as const;

/** Where it stands: a cup on the top, a person behind a desk; beside whatever has no top to stand on. */
export function placeOf(companion: Companion, parts: readonly Part[]): Vector {
  const { min, max } = boundsOf(parts);
  const middle = { x: (min.x + max.x) / 2, z: (min.z + max.z) / 2 };
  const deep = max.z - min.z;
  const boards = parts.filter(({ role }) => role === "board");
  const top = Math.max(...boards.map(({ position, size }) => position.y + size.y / 2));
  const uppermost = Math.max(0, max.y - top) < 1;
  if (companion === "cup" && uppermost)
    return { x: middle.x + (max.x - min.x) * 0.2, y: top, z: middle.z + deep * 0.12 };
  if (companion === "person" && uppermost && deep > 50)
    return { x: middle.x, y: 0, z: min.z - SIZE.person.z - APART.person };
  // Left and a little behind: both presets look from the left, and see it beside the furniture there.
  return {
    x: min.x - SIZE[companion].x - APART[companion] * 1.5,
    y: 0,
    z: min.z - SIZE[companion].z - APART[companion],
  };
}

/** The bounds of these parts, and what it takes up beside them, cm. */
export function withCompanion(bounds: Bounds, parts: readonly Part[], companion: Companion | null): Bounds {
  return companion ? around(bounds, boundsAt(companion, placeOf(companion, parts))) : bounds;
}

/** What it takes up, cm. */
export function boundsAt(companion: Companion, place: Vector): Bounds {
  const { x, y, z } = SIZE[companion];
  return {
    min: { x: place.x - x, y: place.y, z: place.z - z },
    max: { x: place.x + x, y: place.y + y, z: place.z + z },
  };
}

/** Bounds that hold both. */
export function around(one: Bounds, other: Bounds): Bounds {
  const pick = (of: typeof Math.min, a: Vector, b: Vector) => ({
    x: of(a.x, b.x),
    y: of(a.y, b.y),
    z: of(a.z, b.z),
  });
  return { min: pick(Math.min, one.min, other.min), max: pick(Math.max, one.max, other.max) };
}
