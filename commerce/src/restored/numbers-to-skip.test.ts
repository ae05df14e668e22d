import { expect, test } from "vitest";
import { numbersToSkip } from "./numbers-to-skip";

test("a thousand numbers are left out unless others are asked for", () => {
  expect([undefined, "", "1", "1000000"].map(numbersToSkip)).toEqual([1000, 1000, 1, 1_000_000]);
});

test.each(["0", "-5", "1.5", "1e3", " 7", "many", "1000001"])("%j is refused with the bounds", (given) => {
  expect(() => numbersToSkip(given)).toThrow("SKIP_NUMBERS must be a whole number from 1 to 1000000");
});
