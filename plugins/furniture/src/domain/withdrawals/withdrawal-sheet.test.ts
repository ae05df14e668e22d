import { expect, test } from "vitest";
import { orderNumberIn } from "./withdrawal-sheet";

test.each([
  ["12", 12],
  [" #12 ", 12],
  ["Bestellung Nr. 12", 12],
  ["12.1", 12],
])("%j means order %d", (written, number) => {
  expect(orderNumberIn(written)).toBe(number);
});

test.each(["", "zwölf", "0", "99999999999999999999"])("%j means no order", (written) => {
  expect(orderNumberIn(written)).toBeUndefined();
});
