import { PRICES, priceTable } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { PLACEHOLDER_NAMES } from "../../../cms/schemas/localized/placeholders.ts";
import { fillPlaceholders, placeholderWords } from "./reader.server.ts";

const times = { delivery: "11 Wochen", express: "5 Wochen", sample: "einem Werktag" };
const payment = "Karte oder PayPal";
const words = placeholderWords({ times, payment, prices: PRICES }, "de");

test("the shop fills exactly the placeholders that the Studio lets editors write", () => {
  expect(Object.keys(words)).toEqual([...PLACEHOLDER_NAMES]);
});

test("prices are those in force, written as the language of the page writes them", () => {
  const table = priceTable({
    "cart.expressBuild": 1000,
    "cart.multiItemDiscount": 0.125,
    "sample.base": 5.5,
  });
  if (!table.ok) throw new Error(JSON.stringify(table.issues));
  const text = "{Expresspreis}, {Mengenrabatt}, {Musterpreis}, {Aufpreis_Tisch_Maße}";
  const said = (language: "de" | "en") =>
    fillPlaceholders(text, placeholderWords({ times, payment, prices: table.prices }, language));
  expect(said("de")).toBe("1.000\u00a0€, 12,5\u00a0%, 5,50\u00a0€, 30\u00a0€");
  expect(said("en")).toBe("€1,000, 12.5%, €5.50, €30");
});

test("placeholders are filled wherever they stand in a document", () => {
  const document = {
    title: "Innerhalb von {Lieferzeit}",
    items: [
      { children: [{ text: "{Expresszeit} statt {Lieferzeit}" }] },
      { text: "Muster: {Musterzeit}, mit {Zahlungsarten}" },
    ],
  };
  expect(fillPlaceholders(document, words)).toEqual({
    title: "Innerhalb von 11 Wochen",
    items: [
      { children: [{ text: "5 Wochen statt 11 Wochen" }] },
      { text: "Muster: einem Werktag, mit Karte oder PayPal" },
    ],
  });
});

test("content without placeholders stays the object it was, and unknown braces stay as they are", () => {
  const plain = { text: "Nichts", list: [1, null, "{nichts davon}"] };
  expect(fillPlaceholders(plain, words)).toBe(plain);
});

test("of a document in which one placeholder is filled the other parts stay as they are", () => {
  const rest = { list: ["a", { text: "b" }], none: null, number: 7 };
  const document = { rest, texts: ["{Lieferzeit}", "{unbekannt} und {toString}"] };
  const filled = fillPlaceholders(document, words);
  expect(filled).toEqual({ rest, texts: ["11 Wochen", "{unbekannt} und {toString}"] });
  expect(filled.rest).toBe(rest);
  expect(fillPlaceholders(null, words)).toBeNull();
});
