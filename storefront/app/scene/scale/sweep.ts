import type { Vector } from "@planke46/furniture-rules";
import { dot, moved } from "../camera/orbit.ts";
import type { Geometry } from "../geometry/writer.ts";

/** A ring of a body: where its middle is, and how far it reaches (cm) sideways and along `across`. */
export interface Ring {
  at: Vector;
  side: number;
  across: number;
}

/** A round body drawn along its rings. */
export interface Body {
  rings: readonly Ring[];
  /** A way that the body never runs along: its rings' `across` lies in it. */
  across: Vector;
  /** Turned on a lathe round this way, wherever its rings go next: up outside, over the rim, down inside. */
  lathe?: Vector;
}

const SIDES = 20;
/** Rings put between two that are named, so that the body has no corners. */
const BETWEEN = 4;

/** Round bodies as one mesh with soft normals. Bodies do not share corners: where two meet there is an edge. */
export function sweep(bodies: readonly Body[]): Geometry {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const { rings, across, lathe } of bodies) {
    const first = positions.length / 3;
    const all = softened(rings);
    all.forEach((ring, at) => {
      const way = lathe ?? minus((all[at + 1] ?? ring).at, (all[at - 1] ?? ring).at);
      positions.push(...corners(ring, unit(way), across));
    });
    for (let ring = 0; ring + 1 < all.length; ring++) {
      for (let side = 0; side < SIDES; side++) {
        const [a, b] = [first + ring * SIDES + side, first + ring * SIDES + ((side + 1) % SIDES)];
        indices.push(a, b, a + SIDES, b, b + SIDES, a + SIDES);
      }
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: normalsOf(positions, indices),
    uvs: new Float32Array((positions.length / 3) * 2),
    ends: new Float32Array((positions.length / 3) * 2),
    indices: Uint32Array.from(indices),
  };
}

function corners({ at, side, across }: Ring, way: Vector, aside: Vector): number[] {
  const b = unit(moved(aside, way, -dot(aside, way)));
  const a = cross(b, way);
  return Array.from({ length: SIDES }, (_, index) => {
    const turn = (index / SIDES) * 2 * Math.PI;
    const place = moved(moved(at, a, Math.cos(turn) * side), b, Math.sin(turn) * across);
    return [place.x, place.y, place.z];
  }).flat();
}

/** The rings with others between them, on a curve through all of them (Catmull and Rom's). */
function softened(rings: readonly Ring[]): Ring[] {
  const numbers = rings.map(({ at, side, across }) => [at.x, at.y, at.z, side, across]);
  const soft = rings.slice(0, -1).flatMap((_, index) => {
    const [p, q, r, s] = [-1, 0, 1, 2].map((step) => {
      const place = Math.min(rings.length - 1, Math.max(0, index + step));
      return numbers[place] ?? [];
    });
    return Array.from({ length: BETWEEN }, (_, part) => {
      const t = part / BETWEEN;
      const value = (at: number) => {
        const [a, b, c, d] = [p?.[at] ?? 0, q?.[at] ?? 0, r?.[at] ?? 0, s?.[at] ?? 0];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      return {
        at: { x: value(0), y: value(1), z: value(2) },
        side: Math.max(0.01, value(3)),
        across: Math.max(0.01, value(4)),
      };
    });
  });
  return [...soft, ...rings.slice(-1)];
}

/** Of each corner the middle of its triangles' normals. */
function normalsOf(positions: readonly number[], indices: readonly number[]): Float32Array {
  const sums = new Float32Array(positions.length);
  const corner = (index: number): Vector => ({
    x: positions[index * 3] ?? 0,
    y: positions[index * 3 + 1] ?? 0,
    z: positions[index * 3 + 2] ?? 0,
  });
  for (let at = 0; at < indices.length; at += 3) {
    const three = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0] as const;
    const [a, b, c] = [corner(three[0]), corner(three[1]), corner(three[2])];
    const { x, y, z } = cross(minus(b, a), minus(c, a));
    for (const index of three) {
      sums[index * 3] = (sums[index * 3] ?? 0) + x;
      sums[index * 3 + 1] = (sums[index * 3 + 1] ?? 0) + y;
      sums[index * 3 + 2] = (sums[index * 3 + 2] ?? 0) + z;
    }
  }
  for (let at = 0; at < sums.length; at += 3) {
    const long = Math.hypot(sums[at] ?? 0, sums[at + 1] ?? 0, sums[at + 2] ?? 0) || 1;
    for (const axis of [0, 1, 2]) sums[at + axis] = (sums[at + axis] ?? 0) / long;
  }
  return sums;
}

function minus(a: Vector, b: Vector): Vector {
  return moved(a, b, -1);
}

function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

function unit(way: Vector): Vector {
  const long = Math.hypot(way.x, way.y, way.z) || 1;
  return { x: way.x / long, y: way.y / long, z: way.z / long };
}
