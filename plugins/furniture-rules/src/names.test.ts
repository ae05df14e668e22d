import { expect, test } from "vitest";
import {
  colorName,
  defaultConfiguration,
  frameName,
  kindName,
  mostShelfBoards,
  plankCount,
  tablePlankCount,
} from "./index.js";

test.each([
  ["#383430", "Klarlack"],
  ["#FFFFFF", "Weiss"],
  ["#27292B", "Graphit"],
  ["#ffffff", "Weiss"],
  ["#8A1F2B", ""],
])("the colour %s is called '%s'", (hex, name) => {
  expect(colorName(hex)).toBe(name);
});

test.each([
  ["table", "open", "offen"],
  ["table", "closed", "geschlossen"],
  ["shelf", "diagonal", "diagonal"],
  ["bench", "simple", "einfach"],
  ["stool", "massive", "massiv"],
] as const)("the frame of a %s: %s is called %s", (kind, frameType, name) => {
  expect(frameName({ ...defaultConfiguration(kind), frameType } as never)).toBe(name);
});

test("kinds without a choice of frame have no frame name", () => {
  for (const kind of ["tableOffice", "frame", "sample"] as const) {
    expect(frameName(defaultConfiguration(kind))).toBe("");
  }
});

test("kinds have a German and an English name", () => {
  expect(kindName("tableOffice")).toBe("Schreibtisch");
  expect(kindName("stool", "en")).toBe("Stool");
});

test.each([
  [50, 2],
  [55, 2],
  [56, 3],
  [82, 3],
  [83, 4],
  [110, 4],
])("a table %i cm wide has %i planks", (width, planks) => {
  expect(tablePlankCount(width)).toBe(planks);
});

test("each kind has as many planks to pick as it is built from", () => {
  const counts = (["table", "tableOffice", "bench", "stool", "shelf", "frame", "sample"] as const).map(
    (kind) => plankCount(kind, defaultConfiguration(kind)),
  );
  expect(counts).toEqual([3, 1, 1, 1, 6, 0, 0]);
});

test.each([
  [50, 3],
  [54, 3],
  [55, 4],
  [144, 9],
  [145, 10],
  [200, 10],
])("a shelf %i cm high takes at most %i boards", (height, boards) => {
  expect(mostShelfBoards(height)).toBe(boards);
});
