import { expect, test } from "vitest";
import { quantityField, typedQuantities, wholeNumber } from "./typedFields.ts";

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["03", 3],
  ["0012", 12],
])("'%s' is as many as the page reads in it", (typed, number) => {
  expect(wholeNumber(typed)).toBe(number);
});

test.each(["", "0", "00", "-1", "+2", "1.5", "1,5", "1e1", "100", "three", "NaN", "\u0663"])(
  "'%s' is no number of pieces",
  (typed) => {
    expect(wholeNumber(typed)).toBeUndefined();
  },
);

test("a number field is read back with its line and what it showed", () => {
  const form = new FormData();
  form.set(quantityField("cali_01KAM4Z3YVTB6Q", 2), "3");
  form.set("quantity:other:2", "4");
  form.set(quantityField("cali_1", 2), new File([], "3"));
  expect(typedQuantities(form)).toEqual([{ line: "cali_01KAM4Z3YVTB6Q", shown: "2", typed: "3" }]);
});
