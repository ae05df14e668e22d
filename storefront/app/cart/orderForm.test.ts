import { expect, test } from "vitest";
import { termsOf } from "./orderForm.server.ts";

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
