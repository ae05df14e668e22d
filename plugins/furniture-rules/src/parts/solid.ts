import type { Axis, Part, Vector } from "./part.js";

/**
 * Corner i of a solid lies at the larger x if bit 0 of i is set, at the larger y if bit 1, at the larger z if bit 2
 * (before rotation).
 */
export type Corners = readonly Vector[];

/** Corner numbers of the six faces, each running counter-clockwise seen from outside. */
export const FACES = [
  { axis: "x", side: 1, corners: [1, 3, 7, 5] },
  { axis: "x", side: -1, corners: [0, 4, 6, 2] },
  { axis: "y", side: 1, corners: [2, 6, 7, 3] },
  { axis: "y", side: -1, corners: [0, 1, 5, 4] },
  { axis: "z", side: 1, corners: [4, 5, 7, 6] },
  { axis: "z", side: -1, corners: [0, 2, 3, 1] },
] as const satisfies readonly { axis: Axis; side: 1 | -1; corners: readonly number[] }[];

/** The eight corners of a part in the room, mitres cut and rotation applied. */
export function cornersOf(part: Part): Corners {
  const { size, position, rotation, along, mitre } = part;
  return Array.from({ length: 8 }, (_, corner) => {
    const local: Vector = {
      x: corner & 1 ? size.x / 2 : -size.x / 2,
      y: corner & 2 ? size.y / 2 : -size.y / 2,
      z: corner & 4 ? size.z / 2 : -size.z / 2,
    };
    if (mitre) {
      const end = Math.sign(local[along]);
      const slope = end === 1 ? mitre.upper : mitre.lower;
      local[along] += slope * local[mitre.across] - (end * Math.abs(slope) * size[mitre.across]) / 2;
    }
    const turned = turn(local, rotation);
    return { x: turned.x + position.x, y: turned.y + position.y, z: turned.z + position.z };
  });
}

/** Outer bounds of parts; an empty list has none and throws. */
export function boundsOf(parts: readonly Part[]): { min: Vector; max: Vector } {
  if (parts.length === 0) throw new RangeError("an empty parts list has no bounds");
  const points = parts.flatMap(cornersOf);
  const reach = (of: (...values: number[]) => number): Vector => ({
    x: of(...points.map((point) => point.x)),
    y: of(...points.map((point) => point.y)),
    z: of(...points.map((point) => point.z)),
  });
  return { min: reach(Math.min), max: reach(Math.max) };
}

/** A point turned about one axis of the room, rad: about x it goes from y towards z, about y from z towards x, about z from x towards y. */
export function turn({ x, y, z }: Vector, rotation: Vector): Vector {
  if (rotation.x !== 0) {
    const [sin, cos] = [Math.sin(rotation.x), Math.cos(rotation.x)];
    return { x, y: y * cos - z * sin, z: y * sin + z * cos };
  }
  if (rotation.y !== 0) {
    const [sin, cos] = [Math.sin(rotation.y), Math.cos(rotation.y)];
    return { x: x * cos + z * sin, y, z: z * cos - x * sin };
  }
  const [sin, cos] = [Math.sin(rotation.z), Math.cos(rotation.z)];
  return { x: x * cos - y * sin, y: x * sin + y * cos, z };
}
