import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { furniture, shelfOf } from "../../furniture.cases.js";
import { boundsOf, type Part, partsOf, shelfBoards } from "../../index.js";

const boardsOf = (parts: readonly Part[]) => parts.filter((part) => part.role === "board");

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
        // A board on the floor lies on its end strips, a millimetre higher.
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(15 - 0.1);
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1.1);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test("without own boards the first hangs 10 below the top, the last 2 above the floor, the others where whole centimetres allow", () => {
    // From 10 to 200 − 2: 188 in five parts of 37.6: 10, 47.6, 85.2, 122.8, 160.4, 198, cut to whole centimetres.
    expect(shelfBoards(shelfOf(size)).map(({ distanceFromTop }) => distanceFromTop)).toEqual([
      10, 47, 85, 122, 160, 198,
    ]);
    // Four boards 15 apart need all of a height of 55: the last one lies on the floor.
    const low = shelfOf({ width: 80, depth: 30, height: 55 }, { numberOfPlanks: 4, numberOfPillars: 2 });
    expect(shelfBoards(low).map(({ distanceFromTop }) => distanceFromTop)).toEqual([10, 25, 40, 55]);
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
