import { Matrix, Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import { boundsOf, defaultConfiguration, partsOf } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { footOf, intoRoom, spotOn } from "./visit.ts";

const EYE = new Vector3(1, 1.6, 0);
const table = boundsOf(partsOf("table", defaultConfiguration("table")));
const frame = boundsOf(partsOf("frame", defaultConfiguration("frame")));

/** A floor 1.2 m below where the device began to look, met at x 1, z -2. */
const FLOOR = Matrix.Translation(1, -1.2, -2);
/** A wall whose surface looks along x. */
const WALL = Matrix.RotationZ(-Math.PI / 2).multiply(Matrix.Translation(-2, 1.5, -1));

function spot(surface: Matrix, hangs: boolean) {
  const found = spotOn(surface, EYE, hangs);
  if (!found) throw new Error("no spot");
  return found;
}

test("furniture stands on the floor, true to scale, and looks at who places it", () => {
  const matrix = intoRoom(footOf(table, false), spot(FLOOR, false));
  const at = (x: number, y: number, z: number) => Vector3.TransformCoordinates(new Vector3(x, y, z), matrix);
  const middle = (table.min.x + table.max.x) / 2;
  const depth = (table.min.z + table.max.z) / 2;
  expect(at(middle, table.min.y, depth).asArray()).toEqual([
    expect.closeTo(1),
    expect.closeTo(-1.2),
    expect.closeTo(-2),
  ]);
  // 220 cm long and 75 cm high, in metres.
  expect(
    at(table.max.x, 0, 0)
      .subtract(at(table.min.x, 0, 0))
      .length(),
  ).toBeCloseTo(2.2, 2);
  expect(at(0, table.max.y, 0).y - at(0, table.min.y, 0).y).toBeCloseTo(0.75, 2);
  const front = at(middle, 0, table.max.z)
    .subtract(at(middle, 0, depth))
    .normalize();
  expect(front.x).toBeCloseTo(0);
  expect(front.z).toBeCloseTo(1);
});

test("it can be turned, and stays where it stands", () => {
  const foot = footOf(table, false);
  const turned = intoRoom(foot, spot(FLOOR, false), Math.PI / 2);
  expect(Vector3.TransformCoordinates(foot, turned).z).toBeCloseTo(-2);
  expect(Vector3.TransformNormal(new Vector3(0, 0, 1), turned).normalize().x).toBeCloseTo(1);
});

test("a picture frame hangs with its back on the wall and looks into the room", () => {
  const matrix = intoRoom(footOf(frame, true), spot(WALL, true));
  const back = Vector3.TransformCoordinates(footOf(frame, true), matrix);
  expect(back.asArray()).toEqual([expect.closeTo(-2), expect.closeTo(1.5), expect.closeTo(-1)]);
  expect(Vector3.TransformNormal(new Vector3(0, 0, 1), matrix).normalize().x).toBeCloseTo(1);
  expect(Vector3.TransformNormal(new Vector3(0, 1, 0), matrix).normalize().y).toBeCloseTo(1);
});

test("nothing stands on a wall or a ceiling, and nothing hangs on a floor", () => {
  expect(spotOn(WALL, EYE, false)).toBeNull();
  expect(spotOn(Matrix.RotationX(Math.PI), EYE, false)).toBeNull();
  expect(spotOn(FLOOR, EYE, true)).toBeNull();
});
