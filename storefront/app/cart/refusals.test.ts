import { expect, test } from "vitest";
import { sortRefusal } from "./refusals.ts";

test("an issue stands at the field of the form it is about, in the form's own words where it has them", () => {
  const { fields, form } = sortRefusal("not yet", [
    { path: "email", message: "E-mail is required", code: "email_required" },
    { path: "shipping_address.postal_code", message: "must exist", code: "zip_unheard_of" },
    { path: "data_security", message: "Please agree", code: "consent_required" },
  ]);
  expect(fields).toEqual({ email: ["emailRequired"], zip: ["must exist"], dataSecurity: ["consent"] });
  expect(form).toEqual([]);
});

test("what belongs to no field is said above the form, not lost", () => {
  const plank = { path: "lines.0.planks.2", message: "plank 17 was just sold" };
  const voucher = { path: "voucher_code", message: "…", code: "voucher_gone" };
  expect(sortRefusal("not yet", [plank, voucher]).form).toEqual([
    { words: "plank 17 was just sold" },
    "voucher_gone",
  ]);
});

test("a refusal without issues is said in its own words", () => {
  expect(sortRefusal("Something else", []).form).toEqual([{ words: "Something else" }]);
});

test("how long a voucher is still part of another payment goes along with the reason", () => {
  const inPayment = {
    path: "voucher_code",
    message: "…",
    code: "voucher_in_payment",
    params: { minutes: 12 },
  };
  const { form, params } = sortRefusal("not yet", [inPayment]);
  expect([form, params]).toEqual([["voucher_in_payment"], { minutes: 12 }]);
});
