import { defaultConfiguration, type Furniture, KINDS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { lineFacts, readLineFacts, strayWords, subtitleOf } from "./line-facts";

test("a line keeps its facts when Medusa forgets what is empty in them", () => {
  const sample = { kind: "sample", configuration: defaultConfiguration("sample") } as Furniture;
  const facts = lineFacts(sample, []);
  const kept = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ""));
  expect(Object.keys(kept).length).toBeLessThan(Object.keys(facts).length);
  expect(readLineFacts(kept)).toEqual(facts);
});

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
