import { expect, test } from "vitest";
import { termsOf } from "./orderForm.server.ts";
import type { ChosenTerms } from "./TermsFields.tsx";
import { termsForm } from "./useCartChanges.ts";

const HOME: ChosenTerms = {
  ...{ shipping: "delivery", expressBuild: false, outsideGermany: false, paymentMethod: "card" },
};

test.each<Partial<ChosenTerms>>([
  {},
  { shipping: "pickup" },
  { expressBuild: true },
  { outsideGermany: true },
  { paymentMethod: "bank_transfer" },
])("what a shopper chooses is what the shop reads: %j", (chosen) => {
  const terms = { ...HOME, ...chosen };
  expect(termsOf(termsForm(terms, "furniture"))).toEqual({ ...terms, dataSecurity: false });
});

test("beside samples alone pick-up and express stay as chosen for when there is furniture again", () => {
  const read = termsOf(termsForm({ ...HOME, paymentMethod: "bank_transfer" }, "samples"));
  expect(read).toEqual({ outsideGermany: false, dataSecurity: false, paymentMethod: "bank_transfer" });
});
