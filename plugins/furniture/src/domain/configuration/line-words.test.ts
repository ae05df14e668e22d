import { defaultConfiguration, type Furniture, KINDS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { lineFacts, subtitleOf } from "./line-facts";
import { strayWords } from "./line-words";

function placed(kind: Furniture["kind"]) {
  const furniture = { kind, configuration: defaultConfiguration(kind) } as Furniture;
  const facts = lineFacts(furniture, []);
  const subtitle = subtitleOf(furniture);
  return { id: kind, title: facts.name, subtitle, variant_title: subtitle, metadata: { ...facts } };
}

test("a piece that says what it was placed with is left alone, of every kind", () => {
  expect(strayWords(KINDS.map(placed))).toEqual([]);
});

test("a piece that was given the words of its product gets its own back: Medusa's pages tell it by its measures", () => {
  const stool = placed("stool");
  const own = { id: "stool", title: stool.title, variant_title: stool.subtitle };
  const translated = { ...stool, title: "Tabouret", product_title: "Tabouret", variant_title: "Sur mesure" };
  const shelf = placed("shelf");
  expect(strayWords([translated, shelf])).toEqual([own]);
  expect(strayWords([{ ...stool, title: "Tabouret" }])).toEqual([own]);
  expect(strayWords([{ ...stool, variant_title: "Sur mesure" }])).toEqual([own]);
});

test("ordinary goods keep their translation, and a line without facts or measures keeps what it says", () => {
  const wax = { id: "wax", title: "Cire", subtitle: "250 ml", variant_title: "250 ml", metadata: null };
  const old = { ...placed("bench"), title: "Banc", metadata: { kind: "bench", configuration_id: "c" } };
  expect(strayWords([wax, old, { ...placed("frame"), title: "Cadre", subtitle: null }])).toEqual([]);
});
