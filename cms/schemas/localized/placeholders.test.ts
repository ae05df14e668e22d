import { expect, test } from "vitest";
import { placeholderFault } from "./placeholders.ts";

const block = (...texts: string[]) => ({ _type: "block", children: texts.map((text) => ({ text })) });

test.each([
  undefined,
  "Ohne Klammern",
  "Innerhalb von {Lieferzeit}, mit Expressbau in {Expresszeit}; Muster in {Musterzeit}. Bezahlt wird mit {Zahlungsarten}.",
  [block("Innerhalb von ", "{Lieferzeit}"), { _type: "picture" }],
])("%j may be published", (value) => {
  expect(placeholderFault(value)).toBeUndefined();
});

test.each([
  [
    "Innerhalb von {Lieferzeitt}",
    /\{Lieferzeitt\} gibt es nicht.*\{Lieferzeit\}, \{Expresszeit\}, \{Musterzeit\}, \{Zahlungsarten\}/,
  ],
  ["Innerhalb von {lieferzeit}", /\{lieferzeit\} gibt es nicht/],
  ["Innerhalb von {Lieferzeit", /nicht geschlossen/],
  ["Innerhalb von Lieferzeit}", /nicht geschlossen/],
  [[block("Gut"), block("{Liefer", "zeit}")], /nicht geschlossen/],
] as const)("%j may not: the shop would show the braces", (value, fault) => {
  expect(placeholderFault(value)).toMatch(fault);
});
