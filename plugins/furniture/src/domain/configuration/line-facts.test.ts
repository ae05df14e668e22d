import { defaultConfiguration, type Furniture, KINDS, parseConfiguration } from "@planke46/furniture-rules";
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

function factsOf(kind: Furniture["kind"], given: object) {
  const parsed = parseConfiguration(kind, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const furniture = { kind, configuration: parsed.configuration } as Furniture;
  return { facts: lineFacts(furniture, [{ id: "p1", title: "Astloch" }]), subtitle: subtitleOf(furniture) };
}

test("a table says its measures, frame, top, colour and each picked plank by its place", () => {
  const { facts, subtitle } = factsOf("table", {
    dimensions: { chosen: "individual", length: 187, width: 93, height: 71 },
    tableTop: "solid",
    frameType: "diagonal",
    color: { chooseOwnColor: true, hex: "#8A1F2B" },
    choosePlanks: true,
    planks: [null, "p1", "p9", null],
  });
  expect(facts).toMatchObject({
    dimensions: "187 × 93 × 71 cm",
    length: 187,
    width: 93,
    height: 71,
    color: "#8A1F2B",
    color_name: "",
    own_color: true,
    choose_planks: true,
    // The stock knows one of the two; the other is named by its id.
    planks: [
      { position: 2, id: "p1", title: "Astloch" },
      { position: 3, id: "p9", title: "p9" },
    ],
    table_top: "solid",
  });
  expect(facts).not.toHaveProperty("color_ral");
  expect(facts).not.toHaveProperty("filling");
  expect(facts).not.toHaveProperty("boards");
  expect(subtitle).toBe("187 × 93 × 71 cm · Gestell diagonal · Wunschfarbe #8A1F2B");
});

test("a frame has no steel: it says its filling, and the colour of a passepartout where it has one", () => {
  const { facts, subtitle } = factsOf("frame", { filling: "passepartout", passepartoutColor: "#FFFFFF" });
  expect(facts).toMatchObject({
    color: "",
    color_name: "",
    own_color: false,
    choose_planks: false,
    filling: "passepartout",
    passepartout_color: "#FFFFFF",
  });
  expect(subtitle).toMatch(/^\d+ × \d+ cm · Passepartout$/);
  const mirror = factsOf("frame", { filling: "mirror" });
  expect(mirror.facts.filling).toBe("mirror");
  expect(mirror.facts).not.toHaveProperty("passepartout_color");
  expect(factsOf("frame", { filling: "none" }).subtitle).toMatch(/^\d+ × \d+ cm$/);
});

test("a shelf says its pillars and where each board hangs", () => {
  const { facts } = factsOf("shelf", {});
  // The specification: three pillars, six boards, the first 10 cm from the top.
  expect(facts.number_of_pillars).toBe(3);
  expect(facts.boards).toHaveLength(6);
  expect(facts.boards?.[0]).toEqual({ distance_from_top: 10, left_short: false, right_short: false });
});

test("a colour of the shopper's own is known by its RAL number and its name", () => {
  const color = {
    chooseOwnColor: true,
    hex: "#6093AC",
    name: { de: "Pastellblau", en: "Pastel blue" },
    ral: "RAL 5024",
  };
  const { facts } = factsOf("stool", { color });
  expect(facts).toMatchObject({ color_ral: "RAL 5024", own_color: true });
});
