import { expect, test } from "vitest";
import { sortRefusal } from "./refusals.ts";

test("an issue stands at the field of the form it is about", () => {
  const { fields, form } = sortRefusal("not yet", [
    { path: "email", message: "email is required" },
    { path: "shipping_address.postal_code", message: "must have five digits" },
    { path: "last_name", message: "is required" },
  ]);
  expect(fields).toEqual({
    email: ["email is required"],
    zip: ["must have five digits"],
    lastName: ["is required"],
  });
  expect(form).toEqual([]);
});

test("what belongs to no field is said above the form, not lost", () => {
  const plank = { path: "lines.0.planks.2", message: "plank 17 was just sold" };
  expect(sortRefusal("not yet", [plank]).form).toEqual(["plank 17 was just sold"]);
});

test("a refusal without issues is said in its own words", () => {
  expect(sortRefusal("The voucher was redeemed elsewhere", []).form).toEqual([
    "The voucher was redeemed elsewhere",
  ]);
});
