import { expect, test } from "vitest";
import { type TopPlan, topParts } from "./top.js";

const boardsOf = (plan: Partial<TopPlan>) =>
  topParts({
    length: 200,
    width: 60,
    height: 75,
    boards: 3,
    top: "single",
    planks: [],
    choosable: 3,
    ...plan,
  }).filter(({ role }) => role === "board");
const widths = (plan: Partial<TopPlan>) => boardsOf(plan).map(({ size }) => size.z);

// The strips take 0.2 of the width: 55.8, 59.8 and 60.8 are 558, 598 and 608 mm for three boards.
test.each([
  [56, 3, [18.6, 18.6, 18.6]],
  [60, 3, [19.9, 20, 19.9]],
  [61, 3, [20.3, 20.2, 20.3]],
  [90, 4, [22.5, 22.4, 22.4, 22.5]],
  [91, 4, [22.7, 22.7, 22.7, 22.7]],
])("a slab of %d cm is glued from %d boards of whole millimetres, %j", (width, boards, expected) => {
  expect(widths({ width, boards, top: "solid" })).toEqual(expected);
});

test("loose boards share the width less the strips and at least 8 mm for each gap; a single one has it all", () => {
  // (59.8 − 1.6) / 3 = 19.4; (59.8 − 0.8) / 2 = 29.5.
  expect(widths({})).toEqual([19.4, 19.4, 19.4]);
  expect(widths({ boards: 2 })).toEqual([29.5, 29.5]);
  expect(boardsOf({ width: 40, boards: 1 }).map(({ size, position }) => [size.z, position.z])).toEqual([
    [39.8, 0],
  ]);
});

test("only the boards that may be chosen have a position of the picked planks", () => {
  expect(boardsOf({ planks: ["p1"], choosable: 2 }).map(({ plank }) => plank)).toEqual([
    { position: 0, id: "p1" },
    { position: 1, id: null },
    undefined,
  ]);
});
