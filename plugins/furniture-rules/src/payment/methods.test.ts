import { expect, test } from "vitest";
import { methodNotIn, methodsInWords, ONLINE_METHODS } from "./methods.js";

test.each([
  ["de", ["card"], "Karte"],
  ["en", ["card"], "card"],
  ["de", ONLINE_METHODS, "Karte, PayPal, Klarna oder SEPA-Lastschrift"],
  ["en", ONLINE_METHODS, "card, PayPal, Klarna or SEPA direct debit"],
] as const)("the methods of payment are named in %s: %j", (language, methods, words) => {
  expect(methodsInWords(methods, language)).toBe(words);
});

test("a SEPA debit pays in euros alone, every other method in the shop's currency", () => {
  expect(methodNotIn("eur", ONLINE_METHODS)).toBeUndefined();
  expect(methodNotIn("chf", ONLINE_METHODS)).toBe("sepa_debit");
  expect(methodNotIn("chf", ["card", "paypal", "klarna"])).toBeUndefined();
});
