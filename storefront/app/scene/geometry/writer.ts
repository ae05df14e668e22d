import { type Axis, turn, type Vector } from "@planke46/furniture-rules";
import type { Solid } from "../description/solid.ts";

/** Vertex data of one mesh. `ends` is 1 on the caps of bars and boards, else 0; two numbers a vertex as uv sets have. */
export interface Geometry {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  ends: Float32Array;
  indices: Uint32Array;
}

/** Room for so many vertices and triangles. */
export function emptyGeometry(vertices: number, triangles: number): Geometry {
  return {
    positions: new Float32Array(3 * vertices),
    normals: new Float32Array(3 * vertices),
    uvs: new Float32Array(2 * vertices),
    ends: new Float32Array(2 * vertices),
    indices: new Uint32Array(3 * triangles),
  };
}

/** Writes the vertices of solids one after another into a geometry, over what was there. */
export class Writer {
  /** How many vertices are behind: the number of the next one. */
  vertex = 0;

  constructor(private readonly into: Geometry) {}

  /** Puts the points of a bar into the room. */
  write(points: Points, { a, b, c }: Frame, position: Vector, end: 0 | 1): void {
    const { positions, normals, uvs, ends } = this.into;
    for (let point = 0; point < points.count; point++) {
      const [inA, inB, inC] = [points.a[point] ?? 0, points.b[point] ?? 0, points.c[point] ?? 0];
      const [na, nb, nc] = [points.na[point] ?? 0, points.nb[point] ?? 0, points.nc[point] ?? 0];
      const three = 3 * this.vertex;
      positions[three] = position.x + inA * a.x + inB * b.x + inC * c.x;
      positions[three + 1] = position.y + inA * a.y + inB * b.y + inC * c.y;
      positions[three + 2] = position.z + inA * a.z + inB * b.z + inC * c.z;
      normals[three] = na * a.x + nb * b.x + nc * c.x;
      normals[three + 1] = na * a.y + nb * b.y + nc * c.y;
      normals[three + 2] = na * a.z + nb * b.z + nc * c.z;
      const two = 2 * this.vertex;
      uvs[two] = points.u[point] ?? 0;
      uvs[two + 1] = points.v[point] ?? 0;
      ends[two] = end;
      this.vertex++;
    }
  }
}

/** The two axes of a section, so that b × c points along the bar. */
export const SECTION: Readonly<Record<Axis, readonly [Axis, Axis]>> = {
  x: ["y", "z"],
  y: ["z", "x"],
  z: ["x", "y"],
};

/**
 * Points of a bar as it lies before it is put into the room: along it (a) and across (b, c), from its middle, cm; their
 * normals; and their places in its picture. The same few are filled again for every bar, so that a change of size
 * leaves nothing to be cleared away.
 */
export class Points {
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly c: Float64Array;
  readonly na: Float64Array;
  readonly nb: Float64Array;
  readonly nc: Float64Array;
  readonly u: Float64Array;
  readonly v: Float64Array;

  constructor(readonly count: number) {
    const numbers = () => new Float64Array(count);
    [this.a, this.b, this.c] = [numbers(), numbers(), numbers()];
    [this.na, this.nb, this.nc] = [numbers(), numbers(), numbers()];
    [this.u, this.v] = [numbers(), numbers()];
  }
}

/** Where a bar's own three directions point in the room. */
export interface Frame {
  a: Vector;
  b: Vector;
  c: Vector;
}

/** Of a solid that may be turned. */
export function frameOf({ along, rotation }: Solid): Frame {
  const [axisB, axisC] = SECTION[along];
  return {
    a: turn(unit(along), rotation),
    b: turn(unit(axisB), rotation),
    c: turn(unit(axisC), rotation),
  };
}

function unit(axis: Axis): Vector {
  return { x: axis === "x" ? 1 : 0, y: axis === "y" ? 1 : 0, z: axis === "z" ? 1 : 0 };
}
