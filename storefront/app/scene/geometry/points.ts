import { type Axis, turn, type Vector } from "@planke46/furniture-rules";
import type { Solid } from "../description/solid.ts";

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
