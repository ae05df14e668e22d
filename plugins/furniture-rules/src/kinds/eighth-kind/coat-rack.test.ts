import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Configuration, Kind } from "../../index.js";
import { coatRack } from "./definition.cases.js";
import { coatRackSchema } from "./schema.cases.js";

// All there is to add in the rules: its name, a line in the registry and one in the schemas.
vi.mock("../registry.js", async (original) => {
  const registry = await original<typeof import("../registry.js")>();
  const { KINDS } = await import("../names.js");
  Object.assign(registry.DEFINITIONS, { coatRack });
  (KINDS as unknown as string[]).push("coatRack");
  return registry;
});
vi.mock("../schemas.js", async (original) => {
  const { SCHEMAS } = await original<typeof import("../schemas.js")>();
  return { SCHEMAS: { ...SCHEMAS, coatRack: coatRackSchema } };
});

describe("an eighth kind that lives in this folder alone", () => {
  const kind = "coatRack" as Kind;
  let rules: typeof import("../../index.js");
  let rack: Configuration;

  beforeAll(async () => {
    rules = await import("../../index.js");
    const parsed = rules.parseConfiguration(kind, {
      dimensions: { width: 120 },
      hooks: 6,
      choosePlanks: true,
      planks: ["plank_1"],
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    rack = parsed.configuration;
  });

  test("is checked: what it does not know and cannot be built is refused", () => {
    const parsed = rules.parseConfiguration(kind, { hooks: 13, height: 200 });
    expect(parsed.ok ? [] : parsed.issues.map(({ path, code }) => [path, code])).toEqual([
      ["hooks", "out_of_bounds"],
      ["height", "unknown_field"],
    ]);
  });

  test("has the standard colours, and says when one is none of them", () => {
    const parsed = rules.parseConfiguration(kind, { color: { hex: "#123456" } });
    expect(parsed.ok ? [] : parsed.issues.map(({ code }) => code)).toEqual(["not_a_standard_color"]);
  });

  test("costs 1.3 · (60 + 0.5 · 80 + 8 · 4) EUR, line by line", () => {
    const { price, breakdown } = rules.priceOf(kind, rack);
    expect(price).toBe(172);
    expect(breakdown.map(({ code, amount }) => [code, amount])).toEqual([
      ["base", 78],
      ["width", 52],
      ["hooks", 42],
    ]);
  });

  test("has prices that staff may override", () => {
    const table = rules.priceTable({ "coatRack.perHook": 18 });
    if (!table.ok) throw new Error(JSON.stringify(table.issues));
    expect(rules.priceOf(kind, rack, table.prices).price).toBe(224);
  });

  test("has a choice of its own that costs 1.3 · 35 EUR, is sawn, and is refused where it is none of its words", () => {
    const parsed = rules.parseConfiguration(kind, { ...rack, hatShelf: "with" });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { price, breakdown } = rules.priceOf(kind, parsed.configuration);
    expect([price, breakdown.at(-1)?.code]).toEqual([217, "hatShelf"]);
    const lengths = rules.boardList(rules.partsOf(kind, parsed.configuration)).map(({ length }) => length);
    expect(lengths).toEqual([120, 120]);
    const [field] = rules.ownFieldsOf(rules.definitionOf(kind)).filter(({ name }) => name === "hatShelf");
    const words = field && rules.ownWords(parsed.configuration, field, "en");
    expect(words).toEqual({ label: "Hat shelf", value: "with", alone: "with hat shelf" });
    const wrong = rules.parseConfiguration(kind, { hatShelf: "perhaps" });
    expect(wrong.ok ? [] : wrong.issues.map(({ path, code }) => [path, code])).toEqual([
      ["hatShelf", "not_one_of"],
    ]);
  });

  test("is sawn from the one plank that was picked, and has its hooks on the steel list", () => {
    const parts = rules.partsOf(kind, rack);
    expect(rules.plankCount(kind, rack)).toBe(1);
    expect(rules.boardList(parts).map(({ length, plank }) => [length, plank])).toEqual([
      [120, { position: 0, id: "plank_1" }],
    ]);
    expect(rules.cutList(parts).map(({ role, count }) => [role, count])).toEqual([
      ["board", 1],
      ["beam", 6],
    ]);
  });

  test("is drawn, weighed, packed and named in both languages", () => {
    const drawn = rules.drawing(rules.partsOf(kind, rack), { title: "Garderobe", measures: true });
    expect(drawn).toMatch(/^<svg .*<\/svg>$/s);
    expect(drawn).not.toContain("NaN");
    expect(rules.factLines(kind, rack, "en").map(({ code, value }) => [code, value])).toEqual([
      // 9600 cm³ of wood, and six tubes of 21 cm³.
      ["weight", "about 5.5 kg"],
      ["assembly", "arrives assembled, ready to hang"],
      ["parcel", "128 × 28 × 13 cm"],
    ]);
    expect([rules.kindName(kind), rules.kindName(kind, "en")]).toEqual(["Garderobe", "Coat rack"]);
  });

  test("is made to measure where its width was, and is no set's piece", () => {
    expect(rules.madeToMeasure(kind, rack)).toBe(true);
    expect(rules.madeToMeasure(kind, rules.defaultConfiguration(kind))).toBe(false);
    expect(rules.companionOf({ kind, configuration: rack } as never)).toBeUndefined();
  });
});
