import { expect, test } from "vitest";
import { numberOf } from "./NumberInput";

test.each([
  ["1250", 1250],
  ["1.250", 1250],
  ["1.000", 1000],
  ["10.000", 10_000],
  ["1.250,50", 1250.5],
  ["1,25", 1.25],
  ["1.25", 1.25],
  ["0.125", 0.125],
  [" 12,5 ", 12.5],
])("a number is read as it is written in German, thousands with a point too: %s", (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test.each(["", "1.2.3", "1,2,3", "1.25,5", "12a", "-5", "1e3", "<b>"])("%s is no number", (text) => {
  expect(numberOf(text)).toBeNaN();
});
