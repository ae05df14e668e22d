import { describe, expect, test } from "vitest";
import {
  ANY_COLOR,
  type Color,
  cardWords,
  colorRal,
  colorWords,
  defaultConfiguration,
  hexOfCard,
  hexOfRal,
  KINDS,
  madeToMeasure,
  nearestRal,
  type Palette,
  type PaletteColor,
  parseConfiguration,
  priceOf,
  RAL_COLORS,
  ralOf,
  ralWords,
  STANDARD_COLORS,
} from "../index.js";

const MOSS = { hex: "#0F4336", ral: "RAL 6005", label: { de: "Moos", en: "Moss" } };
const [GRAPHITE, WHITE] = STANDARD_COLORS;
const WITH_MOSS: Palette = [MOSS, ...STANDARD_COLORS];

function read(color: unknown, palette?: Palette | typeof ANY_COLOR) {
  return parseConfiguration("table", { color }, palette);
}
function accepted(color: unknown, palette?: Palette | typeof ANY_COLOR): Color {
  const parsed = read(color, palette);
  if (!parsed.ok || !("color" in parsed.configuration)) throw new Error(JSON.stringify(parsed));
  return parsed.configuration.color;
}

describe("a RAL number as a colour of one's own", () => {
  test.each(["RAL 5024", "ral5024", "5024", " RAL-5024 "])(
    "%j is kept as the number that was meant",
    (ral) => {
      expect(accepted({ chooseOwnColor: true, ral })).toEqual({
        chooseOwnColor: true,
        hex: "#6A93B0",
        ral: "RAL 5024",
      });
    },
  );

  test("has the screen value of the table, whatever a browser says beside it", () => {
    expect(accepted({ chooseOwnColor: true, ral: "RAL 5024", hex: "#FF0000" }).hex).toBe("#6A93B0");
  });

  test.each(["RAL 1234", "RAL 50240", "blue", "", 5024, null])(
    "%j is refused by name of the field",
    (ral) => {
      expect(read({ chooseOwnColor: true, ral })).toMatchObject({
        ok: false,
        issues: [{ path: "color.ral", code: "unknown_ral", message: expect.stringContaining("RAL 5024") }],
      });
    },
  );

  test("a hex value stays a hex value, even one that is exactly a RAL colour's", () => {
    expect(accepted({ chooseOwnColor: true, hex: "#6a93b0" })).toEqual({
      chooseOwnColor: true,
      hex: "#6A93B0",
    });
  });

  test("is said by number and name, in both languages; a hex value by itself, and white by its name", () => {
    const pastel = { chooseOwnColor: true, hex: "#6A93B0", ral: "RAL 5024" };
    expect([colorWords(pastel, "de"), colorWords(pastel, "en")]).toEqual([
      "RAL 5024 Pastellblau",
      "RAL 5024 Pastel blue",
    ]);
    expect(colorWords({ chooseOwnColor: true, hex: "#8A1F2B" }, "de")).toBe("#8A1F2B");
    expect(colorWords({ chooseOwnColor: true, hex: "#FFFFFF" }, "de")).toBe("Weiß");
  });
});

describe("a standard colour of staff's own", () => {
  test("is accepted without surcharge, and frozen with its name and RAL", () => {
    const color = accepted({ hex: "#0f4336" }, WITH_MOSS);
    expect(color).toEqual({ chooseOwnColor: false, hex: "#0F4336", ral: "RAL 6005", name: MOSS.label });
    const table = defaultConfiguration("table");
    expect(priceOf("table", { ...table, color }).price).toBe(priceOf("table", table).price);
    expect(madeToMeasure("stool", { ...defaultConfiguration("stool"), color })).toBe(false);
  });

  test("is refused where staff never added it, naming those there are", () => {
    expect(read({ hex: "#0F4336" })).toMatchObject({
      ok: false,
      issues: [
        {
          path: "color.hex",
          code: "not_a_standard_color",
          params: { allowed: expect.stringContaining("#27292B") },
        },
      ],
    });
    const both = parseConfiguration("table", { color: { hex: "#0F4336" }, dimensions: { length: 1 } });
    expect(both.ok ? [] : both.issues.map(({ path }) => path)).toEqual(["dimensions.length", "color.hex"]);
  });

  test("the first one is what a piece has that says no colour", () => {
    expect(accepted({}, WITH_MOSS).hex).toBe("#0F4336");
    for (const kind of KINDS.filter((one) => one !== "frame")) {
      expect(parseConfiguration(kind, {}, WITH_MOSS)).toMatchObject({
        configuration: { color: { hex: "#0F4336" } },
      });
    }
  });

  test("renamed, it keeps the name it was chosen under; an unchanged one is the rules' own", () => {
    const renamed: Palette = [{ ...GRAPHITE, label: { de: "Anthrazit", en: "Anthracite" } }, MOSS];
    const color = accepted({ hex: GRAPHITE.hex }, renamed);
    expect(colorWords(color, "de")).toBe("Anthrazit");
    expect(accepted({ hex: GRAPHITE.hex }, WITH_MOSS)).toEqual({ chooseOwnColor: false, hex: GRAPHITE.hex });
  });

  test("removed, a frozen one stays readable, and can still be drawn", () => {
    const color = accepted({ hex: MOSS.hex }, WITH_MOSS);
    expect([colorWords(color, "de"), colorWords(color, "en"), colorRal(color)]).toEqual([
      "Moos",
      "Moss",
      "RAL 6005",
    ]);
    expect(read(color)).toMatchObject({ ok: false });
    expect(read(color, ANY_COLOR)).toMatchObject({ ok: true });
  });

  test("a frozen one is accepted again unchanged; a name of the browser's own is not taken", () => {
    const color = accepted({ hex: MOSS.hex }, WITH_MOSS);
    expect(accepted(color, WITH_MOSS)).toEqual(color);
    expect(accepted({ ...color, name: { de: "Gold", en: "Gold" }, ral: "RAL 1036" }, WITH_MOSS)).toEqual(
      color,
    );
  });
});

test("configurations from before RAL was kept are read as they were", () => {
  const old = { chooseOwnColor: false, hex: WHITE?.hex ?? "" };
  expect(accepted(old)).toEqual(old);
  expect([colorWords(old, "de"), colorRal(old)]).toEqual(["Weiß", "RAL 9016"]);
  expect(colorWords({ chooseOwnColor: false, hex: "#123456" }, "en")).toBe("#123456");
});

describe("RAL Classic", () => {
  test("has 216 colours, each with number, screen value and both names, none twice", () => {
    expect(RAL_COLORS).toHaveLength(216);
    for (const { ral, hex, name } of RAL_COLORS) {
      expect(ral).toMatch(/^RAL \d{4}$/);
      expect(hex).toMatch(/^#[0-9A-F]{6}$/);
      expect([name.de.length, name.en.length].every((length) => length > 2)).toBe(true);
      expect([ralOf(ral), hexOfRal(ral)]).toEqual([ral, hex]);
    }
    for (const names of [RAL_COLORS.map(({ name }) => name.de), RAL_COLORS.map(({ name }) => name.en)])
      expect(new Set(names).size).toBe(216);
  });

  test.each([
    ["RAL 9016", "Verkehrsweiß", "Traffic white"],
    ["RAL 7016", "Anthrazitgrau", "Anthracite grey"],
    ["RAL 9006", "Weißaluminium", "White aluminium"],
    ["RAL 3020", "Verkehrsrot", "Traffic red"],
  ])("%s is %s, %s", (ral, de, en) => {
    expect(RAL_COLORS.find((color) => color.ral === ral)?.name).toEqual({ de, en });
  });

  test.each([
    ["#6B93B1", "RAL 5024"],
    ["#0E0E10", "RAL 9005"],
    ["#A62821", "RAL 3000"],
  ])("the nearest to %s is %s", (hex, ral) => {
    expect(nearestRal(hex).ral).toBe(ral);
  });
});

test.each(["gold", "15024", "RAL 50240", "RAL 9999", ""])(
  "%j is no number of RAL Classic and has no value",
  (typed) => {
    expect([ralOf(typed), hexOfRal(typed)]).toEqual([undefined, undefined]);
  },
);

test("a number that no name is known of is said as it is", () => {
  expect(ralWords("RAL 9999", "de")).toBe("RAL 9999");
});

describe("a standard colour is the rules' own only with their number and both their names", () => {
  const labels = GRAPHITE.label;
  test.each<[string, Partial<PaletteColor>, object]>([
    [
      "renamed in German",
      { label: { ...labels, de: "Anthrazit" } },
      { ral: "RAL 9011", name: { ...labels, de: "Anthrazit" } },
    ],
    [
      "renamed in English",
      { label: { ...labels, en: "Slate" } },
      { ral: "RAL 9011", name: { ...labels, en: "Slate" } },
    ],
    ["of another powder", { ral: "RAL 7021" }, { ral: "RAL 7021", name: labels }],
    ["without a powder", { ral: null }, { name: labels }],
  ])("%s it is frozen with what staff say", (_what, changed, frozen) => {
    const palette: Palette = [{ ...GRAPHITE, ...changed }];
    expect(accepted({ hex: GRAPHITE.hex }, palette)).toStrictEqual({
      chooseOwnColor: false,
      hex: GRAPHITE.hex,
      ...frozen,
    });
  });
});

test("a picture may be drawn in a standard colour that nobody keeps any more", () => {
  expect(accepted({ hex: "#0F4336" }, ANY_COLOR)).toStrictEqual({ chooseOwnColor: false, hex: "#0F4336" });
});

test("a hex value is a text, not a list with one in it", () => {
  expect(read({ chooseOwnColor: true, hex: ["#8A1F2B"] })).toMatchObject({
    ok: false,
    issues: [{ path: "color.hex", code: "not_a_color" }],
  });
});

test("card that every framer has is called by its name, other card by its hex value", () => {
  expect([cardWords("#FFFFFF", "de"), cardWords("#FFFFFF", "en"), cardWords("#13447C", "de")]).toEqual([
    "Weiß",
    "White",
    "#13447C",
  ]);
  expect([hexOfCard("weiß"), hexOfCard(" Cream "), hexOfCard("lila")]).toEqual([
    "#FFFFFF",
    "#F3EAD7",
    undefined,
  ]);
});

test("a standard colour that was frozen before the shop spoke a language is called in German there, not by its hex value", () => {
  const moss = { chooseOwnColor: false, hex: "#0F4336", ral: "RAL 6005", name: { de: "Moos" } };
  expect([colorWords(moss, "de"), colorWords(moss, "en")]).toEqual(["Moos", "Moos"]);
});
