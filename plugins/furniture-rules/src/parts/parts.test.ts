import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { furniture, shelfOf, tableOf } from "../furniture.cases.js";
import {
  boundsOf,
  type Configuration,
  cornersOf,
  cutList,
  defaultConfiguration,
  FACES,
  FRAME_TYPES,
  KINDS,
  type Kind,
  type Part,
  partsOf,
  plankCount,
  TABLE_TOPS,
  type Vector,
} from "../index.js";

const EPSILON = 1e-3;
const WOOD_END_STRIP = 0.1;

const tables = fc
  .record({
    length: fc.integer({ min: 100, max: 220 }),
    width: fc.integer({ min: 50, max: 110 }),
    height: fc.integer({ min: 45, max: 110 }),
    frameType: fc.constantFrom(...FRAME_TYPES),
    tableTop: fc.constantFrom(...TABLE_TOPS),
  })
  .map(({ frameType, tableTop, ...size }) => tableOf(size, { frameType, tableTop }));

/** Outer measures along x, y and z. */
function sizeOf(parts: readonly Part[]): Vector {
  const { min, max } = boundsOf(parts);
  return { x: max.x - min.x, y: max.y - min.y, z: max.z - min.z };
}

const boardsOf = (parts: readonly Part[]) => parts.filter((part) => part.role === "board");
const steelOf = (parts: readonly Part[]) => parts.filter((part) => part.material === "steel");
const front = (part: Part) => part.position.z + part.size.z / 2;
const back = (part: Part) => part.position.z - part.size.z / 2;

describe("the table", () => {
  test("measures over all parts exactly what was configured, and stands on the floor in the middle", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { min, max } = boundsOf(partsOf("table", table));
        const { length, width, height } = table.dimensions;
        expect(min.x).toBeCloseTo(-length / 2, 6);
        expect(max.x).toBeCloseTo(length / 2, 6);
        expect(min.y).toBeCloseTo(0, 6);
        expect(max.y).toBeCloseTo(height, 6);
        expect(min.z).toBeCloseTo(-width / 2, 6);
        expect(max.z).toBeCloseTo(width / 2, 6);
      }),
    );
  });

  test("has its planks side by side in whole millimetres, none longer than 220 cm or wider than the stock", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const boards = boardsOf(partsOf("table", table));
        expect(boards).toHaveLength(plankCount("table", table));
        for (const { size } of boards) {
          expect(size.x).toBeLessThanOrEqual(220);
          expect(size.z).toBeLessThanOrEqual(28);
          expect(size.z * 10).toBeCloseTo(Math.round(size.z * 10), 6);
        }
      }),
    );
  });

  test("a single top has even gaps of 8 to 10 mm, a solid one has none", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const boards = boardsOf(partsOf("table", table));
        const gaps = boards.slice(1).map((board, index) => back(boards[index] as Part) - front(board));
        for (const gap of gaps) {
          expect(gap).toBeCloseTo(gaps[0] as number, 2);
          expect(gap).toBeGreaterThanOrEqual(table.tableTop === "solid" ? -EPSILON : 0.8 - EPSILON);
          expect(gap).toBeLessThanOrEqual(table.tableTop === "solid" ? EPSILON : 1);
        }
        const wood =
          boards.reduce((total, board) => total + board.size.z, 0) + gaps.reduce((a, b) => a + b, 0);
        expect(wood).toBeCloseTo(table.dimensions.width - 2 * WOOD_END_STRIP, 2);
      }),
    );
  });

  test("is the same from left and right, from front and back", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const parts = partsOf("table", table);
        const place = (part: Part, x: number, z: number) =>
          [part.role, part.position.x * x, part.position.y, part.position.z * z]
            .map((value) =>
              typeof value === "number" ? (Math.round(value * 100) / 100 + 0).toFixed(2) : value,
            )
            .join(" ");
        const places = parts.map((part) => place(part, 1, 1)).sort();
        expect(parts.map((part) => place(part, -1, 1)).sort()).toEqual(places);
        // Crossed legs have one whole bar and two pieces: only their outline is the same from front and back.
        if (table.frameType === "diagonal") return;
        expect(parts.map((part) => place(part, 1, -1)).sort()).toEqual(places);
      }),
    );
  });

  test("keeps all steel under the top and within its outline", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { length, width, height } = table.dimensions;
        const { min, max } = boundsOf(steelOf(partsOf("table", table)));
        expect(Math.max(-min.x, max.x)).toBeLessThan(length / 2);
        expect(Math.max(-min.z, max.z)).toBeLessThan(width / 2);
        expect(max.y).toBeCloseTo(height - 4.1, 6);
        expect(min.y).toBeCloseTo(1, 6);
      }),
    );
  });

  test("stands on four feet, and each leg or floor bar reaches down to them", () => {
    for (const frameType of FRAME_TYPES) {
      const parts = partsOf("table", tableOf({ length: 180, width: 90, height: 75 }, { frameType }));
      const feet = parts.filter((part) => part.role === "foot");
      expect(feet).toHaveLength(4);
      for (const foot of feet) {
        expect(foot.position.y - foot.size.y / 2).toBe(0);
        const above = steelOf(parts).filter((part) => holds(part, foot));
        expect(above.length).toBeGreaterThan(0);
      }
    }
  });

  test("only the closed frame has bars at the floor, only the diagonal one has leaning legs", () => {
    const roles = (frameType: (typeof FRAME_TYPES)[number]) =>
      partsOf("table", tableOf({ length: 180, width: 90, height: 75 }, { frameType }));
    expect(roles("open").some((part) => part.role === "floorBar")).toBe(false);
    expect(roles("closed").filter((part) => part.role === "floorBar")).toHaveLength(2);
    const leaning = (part: Part) => part.rotation.x !== 0;
    expect(roles("open").some(leaning)).toBe(false);
    expect(roles("diagonal").filter(leaning)).toHaveLength(6);
  });

  test("has no support farther than 80 cm from the next, from beam end to beam end", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const parts = partsOf("table", table);
        const supports = parts
          .filter((part) => part.role === "tie" || part.role === "headBar")
          .map((part) => part.position.x)
          .sort((a, b) => a - b);
        supports.slice(1).forEach((x, index) => {
          expect(x - (supports[index] as number)).toBeLessThanOrEqual(85);
        });
      }),
    );
  });

  test("carries the picked planks on its boards, the first one in front", () => {
    const table = tableOf(
      { length: 200, width: 80, height: 75 },
      { choosePlanks: true, planks: ["p7", null, "p9"] },
    );
    const boards = boardsOf(partsOf("table", table));
    expect(boards.map((board) => board.plank)).toEqual([
      { position: 0, id: "p7" },
      { position: 1, id: null },
      { position: 2, id: "p9" },
    ]);
    expect(boards[0]?.position.z).toBeGreaterThan(boards[2]?.position.z as number);
  });

  test("its cut list takes equal pieces together", () => {
    const rows = cutList(partsOf("table", tableOf({ length: 200, width: 80, height: 75 })));
    expect(rows.map(({ ids, ...row }) => row)).toEqual([
      { role: "board", material: "plank", count: 3, length: 200, section: [26, 4] },
      { role: "band", material: "galvanized", count: 6, length: 3, section: [26.2, 4.2], wall: 0.1 },
      {
        role: "headBar",
        material: "steel",
        count: 2,
        length: 76,
        section: [5, 5],
        wall: 0.3,
        mitres: [45, -45],
      },
      { role: "leg", material: "steel", count: 4, length: 69.9, section: [5, 5], wall: 0.3, mitres: [45, 0] },
      { role: "foot", material: "plastic", count: 4, length: 1, section: [3, 3] },
      { role: "beam", material: "steel", count: 2, length: 162, section: [5, 3], wall: 0.3 },
      { role: "tie", material: "steel", count: 2, length: 68, section: [3, 3], wall: 0.3 },
    ]);
  });
});

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

describe("the shelf", () => {
  const size = { width: 200, depth: 30, height: 200 };
  test("hangs its own boards where they were put, short sides end at the outer pillar", () => {
    const boards = [
      { distanceFromTop: 10, leftShort: true, rightShort: false },
      { distanceFromTop: 150, leftShort: false, rightShort: false },
    ];
    const [top, low] = boardsOf(partsOf("shelf", shelfOf(size, { numberOfPlanks: 2, boards })));
    expect(top).toMatchObject({ size: { x: 190 }, position: { x: 5, y: 192 } });
    expect(low).toMatchObject({ size: { x: 200 }, position: { x: 0, y: 52 } });
  });

  test("without own boards they are even to the centimetre and never closer than the least distance", () => {
    fc.assert(
      fc.property(furniture("shelf"), ({ kind, configuration }) => {
        const heights = boardsOf(partsOf(kind, configuration)).map((board) => board.position.y);
        const steps = heights.slice(1).map((y, index) => (heights[index] as number) - y);
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(15);
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test("a diagonal frame has a brace for each field, within the height", () => {
    const braces = partsOf("shelf", shelfOf(size, { frameType: "diagonal" })).filter(
      (part) => part.role === "brace",
    );
    expect(braces).toHaveLength(2);
    const { min, max } = boundsOf(braces);
    expect(min.y).toBeCloseTo(0, 6);
    expect(max.y).toBeCloseTo(200, 6);
  });
});

/** Whether a steel part reaches the upper side of a foot above it. */
function holds(part: Part, foot: Part): boolean {
  const { min, max } = boundsOf([part]);
  const { x, z } = foot.position;
  return (
    Math.abs(min.y - 1) < EPSILON && min.x <= x && x <= max.x && min.z <= z + EPSILON && z - EPSILON <= max.z
  );
}

function outerMeasures(kind: Kind, configuration: Configuration): { x: number; y: number; z?: number } {
  if (!("dimensions" in configuration)) return { x: 160, y: 75, z: 80 };
  const { dimensions } = configuration;
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
