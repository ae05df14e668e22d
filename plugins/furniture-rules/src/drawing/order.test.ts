import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { furniture, shelfOf, tableOf } from "../furniture.cases.js";
import { type Part, partsOf, type Vector } from "../index.js";
import { paintersOrder } from "./order.js";
import { between, dot, minus } from "./plane.js";
import { sceneOf } from "./scene.js";
import { isSeen, type Solid, solidsOf } from "./solids.js";

describe("nothing is painted over what stands before it", () => {
  test("in any piece of furniture", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        expect(wronglyPainted(partsOf(kind, configuration))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [
      "the largest table on crossed legs",
      partsOf("table", tableOf({ length: 220, width: 110, height: 110 }, { frameType: "diagonal" })),
    ],
    [
      "the lowest table on crossed legs",
      partsOf("table", tableOf({ length: 100, width: 110, height: 45 }, { frameType: "diagonal" })),
    ],
    [
      "the fullest shelf",
      partsOf(
        "shelf",
        shelfOf({ width: 220, depth: 30, height: 200 }, { numberOfPlanks: 10, frameType: "diagonal" }),
      ),
    ],
  ])("in %s", (_name, parts) => {
    expect(wronglyPainted(parts)).toEqual([]);
  });
});

/** Looks from the eye at points of every face: what is painted later and met by the look must be met first. */
function wronglyPainted(parts: readonly Part[]): string[] {
  const { camera } = sceneOf(
    parts,
    parts.map((part) => part.position),
    10,
  );
  const ordered = paintersOrder(solidsOf(parts), camera).map(({ solid }) => solid);
  const wrong = new Set<string>();
  ordered.forEach((solid, index) => {
    for (const point of pointsOn(solid, camera.eye)) {
      for (const later of ordered.slice(index + 1)) {
        const met = meeting(camera.eye, point, later);
        if (met !== undefined && met > 1.0005) wrong.add(`${later.part.id} over ${solid.part.id}`);
      }
    }
  });
  return [...wrong];
}

function pointsOn(solid: Solid, eye: Vector): Vector[] {
  return solid.faces
    .filter((face) => isSeen(face, eye))
    .flatMap(({ corners: [a, b, c, d] }) =>
      [0.03, 0.3, 0.7, 0.97].flatMap((u) =>
        [0.1, 0.5, 0.9].map((v) => between(between(a, b, u), between(d, c, u), v)),
      ),
    );
}

/** How far along the look from the eye to a point a solid is met: 1 at the point itself; undefined where it is missed. */
function meeting(eye: Vector, point: Vector, solid: Solid): number | undefined {
  let [enter, leave] = [0, Infinity];
  const look = minus(point, eye);
  for (const face of solid.faces) {
    const towards = dot(face.normal, look);
    const distance = dot(face.normal, minus(face.corners[0], eye));
    // Grazing looks are left to the faces' neighbours.
    if (Math.abs(towards) < 1e-9) {
      if (distance < 0) return undefined;
    } else if (towards < 0) enter = Math.max(enter, distance / towards);
    else leave = Math.min(leave, distance / towards);
  }
  return enter < leave - 1e-4 ? enter : undefined;
}
