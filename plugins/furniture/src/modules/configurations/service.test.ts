import { expect, test } from "vitest";
import { unknownKindsFault } from "./service";

test("a kind that orders hold and the rules do not know is named, with what to do; none is no fault", () => {
  expect(unknownKindsFault([])).toBeUndefined();
  const fault = unknownKindsFault(["stool", "bed"]);
  expect(fault).toContain("stool, bed");
  expect(fault).toContain("registry.ts");
});
