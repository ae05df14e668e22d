import { expect, test } from "vitest";
import { ralMatches } from "../piece/RalList.tsx";

const found = (sought: string) => ralMatches(sought).map(({ ral }) => ral);

test.each([
  ["5024", ["RAL 5024"]],
  ["ral5024", ["RAL 5024"]],
  ["RAL 5024", ["RAL 5024"]],
  ["Pastellblau", ["RAL 5024"]],
  ["pastel blue", ["RAL 5024"]],
  ["verkehrsweiss", ["RAL 9016"]],
  ["minttURKIS", ["RAL 6033"]],
  ["no such colour", []],
])("%j finds %j", (sought, numbers) => {
  expect(found(sought)).toEqual(numbers);
});

test("nothing typed shows all 216, part of a number those that have it", () => {
  expect(found("")).toHaveLength(216);
  expect(found("901")).toEqual(["RAL 9010", "RAL 9011", "RAL 9012", "RAL 9016", "RAL 9017", "RAL 9018"]);
});
