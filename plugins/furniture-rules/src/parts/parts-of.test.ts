import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { furniture } from "../furniture.cases.js";
import {
  boundsOf,
  type Configuration,
  cornersOf,
  defaultConfiguration,
  FACES,
  KINDS,
  type Kind,
  type Part,
  partsOf,
  plankCount,
  type Vector,
} from "../index.js";

const EPSILON = 1e-3;

describe("every kind", () => {
  test("has parts whose bounds are the configured measures", () => {
    fc.assert(
      fc.property(
        furniture("table", "bench", "stool", "shelf", "frame", "tableOffice"),
        ({ kind, configuration }) => {
          const size = sizeOf(partsOf(kind, configuration));
          const expected = outerMeasures(kind, configuration);
          expect(size.x).toBeCloseTo(expected.x, 6);
          expect(size.y).toBeCloseTo(expected.y, 6);
          if (expected.z !== undefined) expect(size.z).toBeCloseTo(expected.z, 6);
        },
      ),
    );
  });

  test("has parts of its own place: no two solid parts share room", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        const solids = partsOf(kind, configuration).filter((part) => part.shape !== "sleeve");
        for (const [index, part] of solids.entries()) {
          expect(shareRoom(part, part)).toBe(true);
          for (const other of solids.slice(index + 1)) {
            expect(`${part.id} ${other.id} ${shareRoom(part, other)}`).toBe(`${part.id} ${other.id} false`);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test("has parts with finite, positive measures, names of their own and the chosen colour", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        const parts = partsOf(kind, configuration);
        expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
        for (const part of parts) {
          for (const axis of ["x", "y", "z"] as const) {
            expect(part.size[axis]).toBeGreaterThan(0);
            expect(Number.isFinite(part.position[axis])).toBe(true);
          }
          if (part.material === "steel" && "color" in configuration)
            expect(part.color).toBe(configuration.color.hex);
        }
      }),
    );
  });

  test.each(KINDS)("%s: as many boards to choose as there are planks to pick", (kind) => {
    const configuration = defaultConfiguration(kind);
    const choosable = partsOf(kind, configuration).filter((part) => part.plank);
    expect(choosable.map((part) => part.plank?.position)).toEqual(
      Array.from({ length: plankCount(kind, configuration) }, (_, position) => position),
    );
  });
});

/** Outer measures along x, y and z. */
function sizeOf(parts: readonly Part[]): Vector {
  const { min, max } = boundsOf(parts);
  return { x: max.x - min.x, y: max.y - min.y, z: max.z - min.z };
}

function outerMeasures(kind: Kind, configuration: Configuration): { x: number; y: number; z?: number } {
  if (!("dimensions" in configuration)) return { x: 160, y: 75, z: 80 };
  const { dimensions } = configuration;
  if (!("height" in dimensions)) throw new Error(`how high is a ${kind}?`);
  if (kind === "frame") return { x: dimensions.width, y: dimensions.height };
  if ("depth" in dimensions) return { x: dimensions.width, y: dimensions.height, z: dimensions.depth };
  if ("length" in dimensions) return { x: dimensions.length, y: dimensions.height, z: dimensions.width };
  throw new Error(`what measures has a ${kind}?`);
}

/** Convex bodies share room unless a face or a pair of edges gives a plane between them. */
function shareRoom(a: Part, b: Part): boolean {
  const [one, two] = [cornersOf(a), cornersOf(b)];
  const directions = [...normals(one), ...normals(two)];
  for (const first of edges(one)) for (const second of edges(two)) directions.push(cross(first, second));
  return !directions.some((direction) => {
    const length = Math.hypot(direction.x, direction.y, direction.z);
    if (length < 1e-9) return false;
    const along = (point: Vector) =>
      (point.x * direction.x + point.y * direction.y + point.z * direction.z) / length;
    const [left, right] = [one.map(along), two.map(along)];
    return (
      Math.max(...left) <= Math.min(...right) + EPSILON || Math.max(...right) <= Math.min(...left) + EPSILON
    );
  });
}

function normals(corners: readonly Vector[]): Vector[] {
  return FACES.map(({ corners: [a, b, , d] }) =>
    cross(
      minus(corners[b] as Vector, corners[a] as Vector),
      minus(corners[d] as Vector, corners[a] as Vector),
    ),
  );
}

function edges(corners: readonly Vector[]): Vector[] {
  return FACES.flatMap(({ corners: [a, b, c] }) => [
    minus(corners[b] as Vector, corners[a] as Vector),
    minus(corners[c] as Vector, corners[b] as Vector),
  ]);
}

function minus(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}
