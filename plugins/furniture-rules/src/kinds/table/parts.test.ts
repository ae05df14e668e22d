import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tableOf } from "../../furniture.cases.js";
import { boundsOf, cutList, FRAME_TYPES, type Part, partsOf, plankCount, TABLE_TOPS } from "../../index.js";

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

/** Whether a steel part reaches the upper side of a foot above it. */
function holds(part: Part, foot: Part): boolean {
  const { min, max } = boundsOf([part]);
  const { x, z } = foot.position;
  return (
    Math.abs(min.y - 1) < EPSILON && min.x <= x && x <= max.x && min.z <= z + EPSILON && z - EPSILON <= max.z
  );
}
