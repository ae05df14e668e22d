import { defaultConfiguration, PRICES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import {
  boardsOf,
  differenceOf,
  settled,
  withBoard,
  withBoardCount,
  withBoardHungAt,
  withEvenBoards,
  withMeasure,
  withoutBoard,
  withPreset,
  withSides,
} from "./change.ts";

const shelf = defaultConfiguration("shelf");
const distances = (piece: typeof shelf) => boardsOf(piece).map(({ distanceFromTop }) => distanceFromTop);

test("touching a measure makes a size one's own, choosing its name brings its numbers back", () => {
  const stool = withMeasure("stool", defaultConfiguration("stool"), "height", 60);
  expect(stool.dimensions).toEqual({ chosen: "individual", length: 40, width: 40, height: 60 });
  expect(withPreset("stool", stool, "high").dimensions).toMatchObject({ chosen: "high", height: 75 });
});

test("a lower shelf has fewer boards and a narrower one two pillars", () => {
  expect(withMeasure("shelf", shelf, "height", 60).numberOfPlanks).toBe(4);
  expect(withMeasure("shelf", shelf, "width", 99).numberOfPillars).toBe(2);
});

test("a board moves between its neighbours and no further", () => {
  const moved = withBoard(shelf, 1, { distanceFromTop: 30 });
  expect(distances(moved)[1]).toBe(30);
  expect(withBoard(moved, 1, { distanceFromTop: 12 })).toBe(moved);
});

test("another number or height spaces the boards evenly again; short sides stay", () => {
  const own = withBoard(withBoard(shelf, 1, { distanceFromTop: 30 }), 0, { leftShort: true });
  expect(distances(withBoardCount(own, 5))).toEqual(distances(withBoardCount(shelf, 5)));
  expect(boardsOf(withMeasure("shelf", own, "height", 150))[0]?.leftShort).toBe(true);
  expect(distances(withEvenBoards(own))).toEqual(distances(shelf));
});

test("a board taken out takes its plank along", () => {
  const picked = { ...shelf, choosePlanks: true, planks: ["a", "b", "c", null, null, null] };
  const left = withoutBoard(picked, 1);
  expect(left.planks).toEqual(["a", "c", null, null, null]);
  expect(left.numberOfPlanks).toBe(5);
  // The others hang evenly, also where a shopper had hung them elsewhere.
  const own = withBoard(shelf, 1, { distanceFromTop: 30 });
  expect(distances(withoutBoard(own, 4))).toEqual(distances(withBoardCount(shelf, 5)));
});

test("a shelf keeps two boards", () => {
  const two = withBoardCount(shelf, 2);
  expect(withoutBoard(two, 0)).toBe(two);
  expect(withBoardCount(shelf, 99).numberOfPlanks).toBe(10);
});

test("a shelf, whose measures have no names, gets none when one is touched", () => {
  const { chosen, ...measures } = withMeasure("shelf", shelf, "width", 99).dimensions as Record<
    string,
    unknown
  >;
  expect(chosen).toBeUndefined();
  expect(measures).toEqual({ ...shelf.dimensions, width: 99 });
});

test("boards that a shopper hung stay where they are until the height is another one", () => {
  const own = withBoard(shelf, 1, { distanceFromTop: 30 });
  expect(distances(withMeasure("shelf", own, "width", 120))).toEqual(distances(own));
  expect(distances(withMeasure("shelf", own, "height", own.dimensions.height))).toEqual(distances(own));
  const higher = { ...shelf, dimensions: { ...shelf.dimensions, height: shelf.dimensions.height + 30 } };
  expect(distances(withMeasure("shelf", own, "height", higher.dimensions.height))).toEqual(distances(higher));
});

test("a board that is dragged stops at its neighbours, at a whole centimetre, and others are not moved", () => {
  const [first = 0, second = 0, third = 0, ...rest] = distances(shelf);
  const dragged = distances(withBoardHungAt(shelf, 1, second + 2.6));
  expect(dragged).toEqual([first, second + 3, third, ...rest]);
  for (const [to, neighbour] of [
    [-500, first],
    [5000, third],
  ] as const) {
    const [above = 0, stopped = 0, below = 0] = distances(withBoardHungAt(shelf, 1, to));
    expect([above, below]).toEqual([first, third]);
    expect(stopped).toBeGreaterThan(first);
    expect(stopped).toBeLessThan(third);
    // As near as the rules let it: one further centimetre cannot be hung.
    const nearer = stopped + Math.sign(neighbour - stopped);
    expect(withBoard(shelf, 1, { distanceFromTop: nearer })).toBe(shelf);
  }
});

test("positions for planks follow the size while planks are picked, and are none otherwise", () => {
  const table = { ...defaultConfiguration("table"), choosePlanks: true, planks: ["a", "b", "c"] };
  const dining = withPreset("table", table, "dining");
  expect(dining.planks).toEqual(["a", "b", "c", null]);
  expect(withMeasure("table", dining, "width", 50).planks).toEqual(["a", "b"]);
  expect(settled("table", table, { choosePlanks: false }).planks).toEqual([]);
});

test("a picture frame takes the sides that were found for it, and stays as it is where there are none", () => {
  const frame = defaultConfiguration("frame");
  const dimensions = { ...frame.dimensions, width: 44 };
  expect(withSides(frame, dimensions).dimensions).toEqual(dimensions);
  expect(withSides(frame, undefined)).toBe(frame);
});

// The fees of the specification: a table's are added after the multiplication, a stool's before it (times 1.3).
test.each([
  ["table", { tableTop: "solid" }, { tableTop: "single" }, 150],
  ["table", { frameType: "diagonal" }, { frameType: "open" }, 125],
  ["table", { frameType: "open" }, { frameType: "closed" }, -75],
  ["table", { choosePlanks: true }, { choosePlanks: false }, 30],
  ["table", {}, {}, 0],
  ["stool", { frameType: "massive" }, { frameType: "simple" }, 65],
] as const)("a %s with %j is said to cost so much more than with %j: %d EUR", (kind, choice, other, fee) => {
  expect(differenceOf(kind, defaultConfiguration(kind), choice, other, PRICES)).toBe(fee);
});
