import { expect, test } from "vitest";
import { groupEqualPieces, hasPickedPlanks } from "./equal-pieces.js";

const bench = (id: string, more: object = {}) => ({
  id,
  kind: "bench",
  price: 935,
  configuration: { dimensions: { length: 220, width: 40 }, choosePlanks: false, planks: [], ...more },
});
const grouped = (pieces: ReturnType<typeof bench>[]) =>
  groupEqualPieces(pieces).map((group) => group.map(({ id }) => id));

test("equal pieces form one group where the first of them stands", () => {
  const stool = { ...bench("s"), kind: "stool" };
  expect(grouped([bench("a"), stool, bench("b"), bench("c")])).toEqual([["a", "b", "c"], ["s"]]);
});

test("the order in which a configuration's fields were written makes no difference", () => {
  const turned = {
    ...bench("b"),
    configuration: { planks: [], choosePlanks: false, dimensions: { width: 40, length: 220 } },
  };
  expect(grouped([bench("a"), turned])).toEqual([["a", "b"]]);
});

test("pieces of another price, measure or kind are not equal", () => {
  const pieces = [bench("a"), { ...bench("b"), price: 900 }, bench("c", { frameType: "massive" })];
  expect(grouped(pieces)).toEqual([["a"], ["b"], ["c"]]);
});

test("a piece with a picked plank is equal to no other, one whose planks the workshop picks is", () => {
  const picked = { choosePlanks: true, planks: ["plank_1"] };
  const left = { choosePlanks: true, planks: [null] };
  expect(grouped([bench("a", picked), bench("b", picked)])).toEqual([["a"], ["b"]]);
  expect(grouped([bench("a", left), bench("b", left)])).toEqual([["a", "b"]]);
});

test("a plank is picked where the configuration names one; a kind without planks has none", () => {
  expect(hasPickedPlanks({ planks: [null, "p7"] })).toBe(true);
  expect(hasPickedPlanks({ planks: [null, null] })).toBe(false);
  expect(hasPickedPlanks({ planks: [] })).toBe(false);
  expect(hasPickedPlanks({ planks: "p7" })).toBe(false);
  expect(hasPickedPlanks({ filling: "mirror" })).toBe(false);
});
