import { expect, test } from "vitest";
import { cart as de } from "../language/de/cart.ts";
import { cart as en } from "../language/en/cart.ts";
import { sortRefusal } from "./refusals.ts";

test("an issue stands at the field of the form it is about, in the form's own words where it has them", () => {
  const { fields, form } = sortRefusal([
    { path: "email", message: "E-mail is required", code: "email_required" },
    { path: "shipping_address.postal_code", message: "must exist", code: "zip_unheard_of" },
    { path: "data_security", message: "Please agree", code: "consent_required" },
  ]);
  expect(fields).toEqual({ email: ["emailRequired"], zip: ["must exist"], dataSecurity: ["consent"] });
  expect(form).toEqual([]);
});

test("a field says how long its text may be and how its postcode looks; without these it says the rule", () => {
  const at = (path: string, code: string, params?: Record<string, string | number>) =>
    sortRefusal([{ path, message: "…", code, params }], {}).fields;
  const zip = "shipping_address.postal_code";
  expect(at("metadata.message", "too_long", { most: 1000 })).toEqual({ message: ["tooLong 1000"] });
  expect(at("metadata.message", "too_long", { max: 80 })).toEqual({ message: ["tooLong 80"] });
  expect(at(zip, "zip_invalid", { example: "1010" })).toEqual({ zip: ["zipForm 1010"] });
  expect(at(zip, "zip_invalid")).toEqual({ zip: ["zip"] });
  expect(at(zip, "zip_required", { example: "1010", most: 10 })).toEqual({ zip: ["zip"] });
});

test("a rule about a field that the form does not show is said in the commerce side's words", () => {
  const issue = { path: "shipping_address.country_code", message: "Land fehlt", code: "country_required" };
  expect(sortRefusal([issue], {}).form).toEqual([{ words: "Land fehlt" }]);
});

test("what belongs to no field is said above the form, not lost", () => {
  const plank = { path: "lines.0.planks.2", message: "plank 17 was just sold", code: "plank_gone" };
  const voucher = { path: "voucher_code", message: "…", code: "voucher_gone" };
  expect(sortRefusal([plank, voucher]).form).toEqual([{ words: "plank 17 was just sold" }, "voucher_gone"]);
});

test("who has held planks too often reads what else there is to do", () => {
  const message = "Oder überlass die Auswahl der Planken der Werkstatt";
  const often = { path: "", message, code: "planks_held_often", params: { retry_after: 3600 } };
  expect(sortRefusal([often]).form).toEqual([{ words: message }]);
});

test.each([
  ["without an issue", []],
  ["without a code", [{ path: "region_id", message: "Region not found" }]],
  [
    "with a code that only programs read",
    [{ path: "lines", message: "Invalid input", code: "invalid_type" }],
  ],
])("what the commerce side says %s, in English, is said in one general sentence instead", (_how, issues) => {
  expect(sortRefusal(issues).form).toEqual(["unknown"]);
  for (const texts of [de, en]) expect(texts.refusals.unknown).toMatch(/schreib uns|write to us/);
});

test("how long a voucher is still part of another payment goes along with the reason", () => {
  const inPayment = {
    path: "voucher_code",
    message: "…",
    code: "voucher_in_payment",
    params: { minutes: 12 },
  };
  const { form, params } = sortRefusal([inPayment]);
  expect([form, params]).toEqual([["voucher_in_payment"], { minutes: 12 }]);
});

test("form and commerce side say of an e-mail address what the specification says", () => {
  expect(en.issues.emailRequired).toBe("E-mail is required");
  expect(de.issues.emailInvalid).toBe("Bitte eine gültige E-mail Adresse eingeben");
});
