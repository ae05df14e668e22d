import { defaultConfiguration } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import {
  boardsOf,
  withBoard,
  withBoardCount,
  withEvenBoards,
  withMeasure,
  withoutBoard,
  withPreset,
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
});

test("a shelf keeps two boards", () => {
  const two = withBoardCount(shelf, 2);
  expect(withoutBoard(two, 0)).toBe(two);
  expect(withBoardCount(shelf, 99).numberOfPlanks).toBe(10);
});
