import { describe, expect, test } from "vitest";
import type { Part, Vector } from "./part.js";
import { boundsOf, cornersOf, turn } from "./solid.js";

const QUARTER = Math.PI / 2;
const part = (more: Partial<Part> = {}): Part => ({
  id: "bar",
  role: "beam",
  material: "steel",
  shape: "solid",
  along: "x",
  size: { x: 10, y: 4, z: 2 },
  position: { x: 100, y: 10, z: 0 },
  rotation: { x: 0, y: 0, z: 0 },
  ...more,
});
const rounded = ({ x, y, z }: { x: number; y: number; z: number }) =>
  [x, y, z].map((value) => Math.round(value * 1e6) / 1e6 + 0);

describe("a point turned by a quarter", () => {
  const point = { x: 1, y: 2, z: 3 };
  test("about x goes from y towards z, about y from z towards x, about z from x towards y", () => {
    expect(rounded(turn(point, { x: QUARTER, y: 0, z: 0 }))).toEqual([1, -3, 2]);
    expect(rounded(turn(point, { x: 0, y: QUARTER, z: 0 }))).toEqual([3, 2, -1]);
    expect(rounded(turn(point, { x: 0, y: 0, z: QUARTER }))).toEqual([-2, 1, 3]);
    expect(rounded(turn(point, { x: 0, y: 0, z: 0 }))).toEqual([1, 2, 3]);
  });

  test("and by a third of that goes half of one measure and 0.866 of the other", () => {
    const third = QUARTER / 3;
    const thousandths = (rotation: Vector) =>
      rounded(turn(point, rotation)).map((cm) => Math.round(cm * 1000) / 1000);
    // sin 30° = 0.5, cos 30° = 0.8660. y: 2 · 0.866 − 3 / 2; z: 2 / 2 + 3 · 0.866.
    expect(thousandths({ x: third, y: 0, z: 0 })).toEqual([1, 0.232, 3.598]);
    // x: 0.866 + 3 / 2; z: 3 · 0.866 − 1 / 2.
    expect(thousandths({ x: 0, y: third, z: 0 })).toEqual([2.366, 2, 2.098]);
    // x: 0.866 − 2 / 2; y: 1 / 2 + 2 · 0.866.
    expect(thousandths({ x: 0, y: 0, z: third })).toEqual([-0.134, 2.232, 3]);
  });
});

describe("the corners of a part", () => {
  test("are half its size from its middle: the larger x by bit 0, the larger y by bit 1, the larger z by bit 2", () => {
    expect(cornersOf(part()).map(rounded)).toEqual([
      [95, 8, -1],
      [105, 8, -1],
      [95, 12, -1],
      [105, 12, -1],
      [95, 8, 1],
      [105, 8, 1],
      [95, 12, 1],
      [105, 12, 1],
    ]);
  });

  test("with mitres: the long points stay, the short ones come inwards by the slope times the width", () => {
    // 45° at the right end, rising with y; 0.5 at the left end, falling with y; 4 cm across.
    const mitred = cornersOf(part({ mitre: { across: "y", upper: 1, lower: -0.5 } })).map(rounded);
    expect(mitred.slice(0, 4)).toEqual([
      [97, 8, -1],
      [101, 8, -1],
      [95, 12, -1],
      [105, 12, -1],
    ]);
  });

  test("are turned with it, about its own middle", () => {
    const standing = boundsOf([part({ rotation: { x: 0, y: 0, z: QUARTER } })]);
    expect([rounded(standing.min), rounded(standing.max)]).toEqual([
      [98, 5, -1],
      [102, 15, 1],
    ]);
  });
});

test("bounds hold all parts; of no part there are none", () => {
  const { min, max } = boundsOf([part(), part({ position: { x: 0, y: 0, z: 50 } })]);
  expect([rounded(min), rounded(max)]).toEqual([
    [-5, -2, -1],
    [105, 12, 51],
  ]);
  expect(() => boundsOf([])).toThrow(new RangeError("an empty parts list has no bounds"));
});
