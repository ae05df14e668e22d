import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test("measures stay in one line, and what a comma parts may stand in two", () => {
  expect(unbroken("160 × 80 cm, Höhe 67–127 cm")).toBe(
    "160\u00a0×\u00a080\u00a0cm, Höhe\u00a067–127\u00a0cm",
  );
});
