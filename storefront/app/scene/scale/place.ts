import { boundsOf, type Companion, type Part, type Vector } from "@planke46/furniture-rules";
import type { Bounds } from "../camera/orbit.ts";
import { PERSON_HEIGHT } from "./person.ts";
import type { Body, Ring } from "./sweep.ts";

/** An enamel mug of this height, cm. */
const CUP_HEIGHT = 9;

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

const round = (y: number, radius: number): Ring => ({ at: { x: 0, y, z: 0 }, side: radius, across: radius });
const turned = (rings: Ring[]): Body => ({
  rings,
  across: { x: 0, y: 0, z: 1 },
  lathe: { x: 0, y: 1, z: 0 },
});

/** Wall, rim and inside. */
const BODY = turned([
  round(0, 0.1),
  round(0, 3.6),
  round(0.15, 4),
  round(0.6, 4.1),
  round(4, 4.15),
  round(8.55, 4.2),
  round(8.7, 4.36),
  round(8.9, 4.36),
  round(CUP_HEIGHT, 4.2),
  round(8.9, 4.05),
  round(8.6, 4.05),
  round(7, 4),
]);
const HANDLE: Body = {
  rings: Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 8 - 0.5) * Math.PI * 1.1;
    return {
      at: { x: 4 + 2.7 * Math.cos(turn), y: 4.6 + 2.9 * Math.sin(turn), z: 0 },
      side: 0.28,
      across: 0.62,
    };
  }),
  across: { x: 0, y: 0, z: 1 },
};

/** Standing on the origin, its handle along x. */
export const CUP: readonly Body[] = [BODY, HANDLE];
/** What is in it. */
export const COFFEE: readonly Body[] = [turned([round(7.2, 4.02), round(7.25, 2), round(7.25, 0.05)])];
