import { expect, test } from "vitest";
import { unknownKindsFaults } from "./unknown-kinds";

test("a kind that orders hold and the rules do not know is named, with what to do; none is no fault", () => {
  expect(unknownKindsFaults([])).toEqual([]);
  const [fault] = unknownKindsFaults(["stool", "bed"]);
  expect(fault).toContain("stool, bed");
  expect(fault).toContain("registry.ts");
});
