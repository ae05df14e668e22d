import { expect, test } from "vitest";
import { equalLines } from "./state";

const line = (id: string, configuration_id: string, price = 194) =>
  ({ id, kind: "stool", price, title: "Hocker", configuration_id, facts: null }) as const;
const frozen = (id: string, configuration: Record<string, unknown>) =>
  [id, { id, configuration }] as unknown as [string, never];

const cart = {
  lines: [
    line("1", "a"),
    line("2", "b"),
    line("3", "c"),
    line("4", "d", 200),
    line("5", "e"),
    line("6", "gone"),
  ],
  configurations: new Map([
    frozen("a", { height: 45, color: "#FFFFFF" }),
    frozen("b", { height: 50, color: "#FFFFFF" }),
    frozen("c", { color: "#FFFFFF", height: 45 }),
    frozen("d", { height: 45, color: "#FFFFFF" }),
    frozen("e", { height: 45, color: "#FFFFFF", planks: ["p1"] }),
  ]),
};
const idsOf = (lineId: string) => equalLines(cart, lineId).map(({ id }) => id);

test("the lines with an equal piece at an equal price, in the cart's order, itself among them", () => {
  expect(idsOf("1")).toEqual(["1", "3"]);
  expect(idsOf("3")).toEqual(["1", "3"]);
  expect(equalLines(cart, "3")[1]).toEqual(line("3", "c"));
});

test("another size, another price or a picked plank makes a piece equal to itself alone", () => {
  expect(idsOf("2")).toEqual(["2"]);
  expect(idsOf("4")).toEqual(["4"]);
  expect(idsOf("5")).toEqual(["5"]);
});

test("a line whose configuration is not there is found all the same; an unknown line is equal to none", () => {
  expect(idsOf("6")).toEqual(["6"]);
  expect(idsOf("7")).toEqual([]);
});
