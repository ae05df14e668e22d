import { expect, test } from "vitest";
import { PLACEHOLDER_NAMES } from "../../../cms/schemas/localized/placeholders.ts";
import { fillPlaceholders, PLACEHOLDERS } from "./placeholders.ts";

const times = {
  delivery: "11 Wochen",
  express: "5 Wochen",
  sample: "einem Werktag",
  payment: "Karte oder PayPal",
};

test("the shop fills exactly the placeholders that the Studio lets editors write", () => {
  expect(Object.keys(PLACEHOLDERS)).toEqual([...PLACEHOLDER_NAMES]);
});

test("placeholders are filled wherever they stand in a document", () => {
  const document = {
    title: "Innerhalb von {Lieferzeit}",
    items: [
      { children: [{ text: "{Expresszeit} statt {Lieferzeit}" }] },
      { text: "Muster: {Musterzeit}, mit {Zahlungsarten}" },
    ],
  };
  expect(fillPlaceholders(document, times)).toEqual({
    title: "Innerhalb von 11 Wochen",
    items: [
      { children: [{ text: "5 Wochen statt 11 Wochen" }] },
      { text: "Muster: einem Werktag, mit Karte oder PayPal" },
    ],
  });
});

test("content without placeholders stays the object it was, and unknown braces stay as they are", () => {
  const plain = { text: "Nichts", list: [1, null, "{nichts davon}"] };
  expect(fillPlaceholders(plain, times)).toBe(plain);
});

test("of a document in which one placeholder is filled the other parts stay as they are", () => {
  const rest = { list: ["a", { text: "b" }], none: null, number: 7 };
  const document = { rest, texts: ["{Lieferzeit}", "{unbekannt} und {toString}"] };
  const filled = fillPlaceholders(document, times);
  expect(filled).toEqual({ rest, texts: ["11 Wochen", "{unbekannt} und {toString}"] });
  expect(filled.rest).toBe(rest);
  expect(fillPlaceholders(null, times)).toBeNull();
});
