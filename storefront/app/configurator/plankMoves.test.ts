import { expect, test } from "vitest";
import type { StockPlank } from "../commerce/planks.server.ts";
import { neighbour, pickable, tooShort, withoutGone } from "./plankMoves.ts";

const plank = (id: string, changes: Partial<StockPlank> = {}): StockPlank => ({
  id,
  title: `Titel ${id}`,
  image: "",
  length: 220,
  width: 28,
  end: false,
  available: true,
  ...changes,
});
const planks = ["a", "b", "c", "d"].map((id) => plank(id));

test("down and up lead through the planks, past those of other positions", () => {
  expect(neighbour(planks, ["a", "b", null], 0, 1)).toBe("c");
  expect(neighbour(planks, ["d", "c"], 0, -1)).toBe("b");
});

test("at the ends there is no further plank", () => {
  expect(neighbour(planks, ["a"], 0, -1)).toBeNull();
  expect(neighbour(planks, ["d"], 0, 1)).toBeNull();
  expect(neighbour(planks, ["b", "d", "c"], 0, 1)).toBeNull();
});

test("from no plank down leads to the first free one, and up nowhere", () => {
  expect(neighbour(planks, [null, "a"], 0, 1)).toBe("b");
  expect(neighbour(planks, [null, "a"], 0, -1)).toBeNull();
  expect(neighbour([], [null], 0, 1)).toBeNull();
});

test("only what is free and long enough can be picked", () => {
  const stock = [plank("a", { available: false }), plank("b", { length: 120 }), plank("c")];
  expect(pickable(stock, 150).map(({ id }) => id)).toEqual(["c"]);
});

test("what is picked and shorter than the boards is named, and nothing that is gone or not picked", () => {
  const stock = [
    plank("a", { length: 120 }),
    plank("b", { length: 120 }),
    plank("c", { length: 120, available: false }),
    plank("d", { length: 150 }),
  ];
  expect(tooShort(["a", null, "c", "d"], stock, 150).map(({ id }) => id)).toEqual(["a"]);
  expect(tooShort(["a"], stock, 120)).toEqual([]);
});

test("a pick that somebody else has by now falls back to the workshop and is named", () => {
  const stock = [plank("a", { available: false }), plank("b")];
  expect(withoutGone(["a", "b", null, "never"], stock)).toEqual({
    picks: [null, "b", null, null],
    gone: ["Titel a", ""],
  });
});

test("a pick of a link that has lost its capitals is the plank all the same", () => {
  const stock = [plank("plank_01KA"), plank("plank_01KB", { available: false })];
  expect(withoutGone(["PLANK_01KA", "plank_01kb"], stock)).toEqual({
    picks: ["plank_01KA", null],
    gone: ["Titel plank_01KB"],
  });
});
