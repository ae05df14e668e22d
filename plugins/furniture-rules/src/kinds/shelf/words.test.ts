import { expect, test } from "vitest";
import { shelfOf } from "../../furniture.cases.js";
import { hungBoardsText } from "../../index.js";

const SIZE = { width: 200, depth: 30, height: 200 };
const full = (distanceFromTop: number) => ({ distanceFromTop, leftShort: false, rightShort: false });

test("boards that a shopper hung are told by their distances, each with the sides that are short", () => {
  const boards = [
    full(10),
    { distanceFromTop: 60, leftShort: true, rightShort: true },
    { distanceFromTop: 100, leftShort: true, rightShort: false },
    { distanceFromTop: 150, leftShort: false, rightShort: true },
    full(198),
  ];
  const shelf = shelfOf(SIZE, { numberOfPlanks: 5, boards });
  expect(hungBoardsText(shelf, "de")).toBe(
    "10, 60 (links und rechts kurz), 100 (links kurz), 150 (rechts kurz), 198 cm von oben",
  );
  expect(hungBoardsText(shelf, "en")).toBe(
    "10, 60 (short on both sides), 100 (short on the left), 150 (short on the right), 198 cm from the top",
  );
});

test("of full boards at even distances there is nothing to tell", () => {
  expect(hungBoardsText(shelfOf(SIZE, { numberOfPlanks: 5 }), "de")).toBe("");
});
