import { expect, test } from "vitest";
import { termsOf } from "./orderForm.server.ts";
import { isTypedField, typedIn } from "./typedFields.ts";

function form(fields: Record<string, string>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

test("a form that offers no choice of how to pay leaves the choice as it was", () => {
  expect(termsOf(form({ shipping: "delivery", outsideGermany: "on" }))).not.toHaveProperty("paymentMethod");
  expect(termsOf(form({ paymentMethod: "bank_transfer" })).paymentMethod).toBe("bank_transfer");
  expect(termsOf(form({ paymentMethod: "card" })).paymentMethod).toBe("card");
  expect(termsOf(form({ paymentMethod: "cheque" })).paymentMethod).toBe("card");
});

test("a form of samples alone leaves way and express build as they were chosen for furniture", () => {
  const terms = termsOf(form({ samplesOnly: "on", dataSecurity: "on" }));
  expect(terms).toEqual({ outsideGermany: false, dataSecurity: true });
});

test("of a form that is being typed the fields of contact and address are kept, as they are, up to their bound", () => {
  const long = "x".repeat(2000);
  const typed = { firstName: " Ada ", message: long, city: "" };
  expect(typedIn(form({ ...typed, shipping: "pickup", later: "1" }))).toEqual(typed);
  expect(typedIn(form({ message: `${long}x` }))).toEqual({});
  expect(["zip", "billing", "shipping", ""].map(isTypedField)).toEqual([true, true, false, false]);
});

test("the box of an own bill is empty where its form was sent without it, and says nothing elsewhere", () => {
  expect(typedIn(form({ billingFirstName: "" }))).toEqual({ billingFirstName: "", billing: "" });
  expect(typedIn(form({ billingFirstName: "Kai", billing: "on" })).billing).toBe("on");
  expect(typedIn(form({ firstName: "Ada" }))).not.toHaveProperty("billing");
});
