import type { Part, Vector } from "../parts/part.js";
import { type Corners, cornersOf, FACES } from "../parts/solid.js";
import { cross, dot, minus, unit } from "./plane.js";

/** One flat side of a solid, corners counter-clockwise seen from outside. */
export interface Face {
  corners: readonly [Vector, Vector, Vector, Vector];
  /** Points away from the solid. */
  normal: Vector;
  axis: "x" | "y" | "z";
  side: 1 | -1;
}

/** A convex body to be painted; a part is one or, where it is a bent strip, four. */
export interface Solid {
  part: Part;
  faces: readonly Face[];
  corners: Corners;
}

export function solidsOf(parts: readonly Part[]): Solid[] {
  return parts.flatMap((part) => (part.shape === "sleeve" ? plates(part) : [part])).map(solidOf);
}

/** The four sides of a strip bent round a board along x. */
function plates(part: Part): Part[] {
  const { size, position, wall = 0 } = part;
  const inner = size.z - 2 * wall;
  const flat = (side: number): Part => ({
    ...part,
    size: { ...size, y: wall },
    position: { ...position, y: position.y + (side * (size.y - wall)) / 2 },
  });
  const upright = (side: number): Part => ({
    ...part,
    size: { x: size.x, y: size.y - 2 * wall, z: wall },
    position: { ...position, z: position.z + (side * (inner + wall)) / 2 },
  });
  return [flat(-1), upright(-1), upright(1), flat(1)];
}

function solidOf(part: Part): Solid {
  const corners = cornersOf(part);
  const corner = (index: number): Vector => corners[index] ?? part.position;
  const faces = FACES.map(({ axis, side, corners: [a, b, c, d] }): Face => {
    const outline = [corner(a), corner(b), corner(c), corner(d)] as const;
    const normal = unit(cross(minus(outline[2], outline[0]), minus(outline[3], outline[1])));
    return { corners: outline, normal, axis, side };
  });
  return { part, faces, corners };
}

/** Whether one sees a face's outside from a point. */
export function isSeen(face: Face, eye: Vector): boolean {
  return dot(face.normal, minus(eye, face.corners[0])) > 0;
}
