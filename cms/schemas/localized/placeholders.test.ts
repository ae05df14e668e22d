import { expect, test } from "vitest";
import { PRICE_PLACEHOLDERS } from "../../../plugins/furniture-rules/src/prices/price-placeholders.ts";
import { PLACEHOLDER_HINT, placeholderFault } from "./placeholders.ts";

const block = (...texts: string[]) => ({ _type: "block", children: texts.map((text) => ({ text })) });

test.each([
  undefined,
  "Ohne Klammern",
  "Innerhalb von {Lieferzeit}, mit Expressbau in {Expresszeit}; Muster in {Musterzeit}. Bezahlt wird mit {Zahlungsarten}.",
  "Für {Expresspreis}; {Mengenrabatt} auf jedes weitere; eigene Maße {Aufpreis_Tisch_Maße}.",
  [block("Innerhalb von ", "{Lieferzeit}"), { _type: "picture" }],
])("%j may be published", (value) => {
  expect(placeholderFault(value)).toBeUndefined();
});

test.each([
  [
    "Innerhalb von {Lieferzeitt}",
    /\{Lieferzeitt\} gibt es nicht.*\{Lieferzeit\}, \{Expresszeit\}, \{Musterzeit\}, \{Zahlungsarten\}/,
  ],
  ["Für {Express}", /\{Express\} gibt es nicht.*\{Expresspreis\}/],
  ["Innerhalb von {lieferzeit}", /\{lieferzeit\} gibt es nicht/],
  ["Innerhalb von {Lieferzeit", /nicht geschlossen/],
  ["Innerhalb von Lieferzeit}", /nicht geschlossen/],
  [[block("Gut"), block("{Liefer", "zeit}")], /nicht geschlossen/],
] as const)("%j may not: the shop would show the braces", (value, fault) => {
  expect(placeholderFault(value)).toMatch(fault);
});

test.each(Object.keys(PRICE_PLACEHOLDERS))(
  "editors read beside their fields that they may write {%s}",
  (name) => {
    expect(PLACEHOLDER_HINT).toContain(`{${name}}`);
  },
);
