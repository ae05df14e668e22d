import { type Color, defaultConfiguration, type Furniture, KINDS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { describe } from "./describe";

test("a table is described by size, top, frame, colour and planks", () => {
  const configuration = { ...defaultConfiguration("table"), frameType: "diagonal" as const };
  expect(describe({ kind: "table", configuration })).toEqual([
    { label: "Maße", value: "220 × 80 × 75 cm (eigenes Maß)" },
    { label: "Platte", value: "einzelne Planken" },
    { label: "Gestell", value: "diagonal" },
    { label: "Farbe", value: "Graphit (RAL 9011)" },
    { label: "Planken", value: "3 Stück" },
  ]);
});

// What the shopper begins with, by the specification.
test.each([
  [
    "bench",
    "Maße: 220 × 40 × 45 cm (eigenes Maß), Gestell: einfach, Farbe: Graphit (RAL 9011), Planken: 1 Stück",
  ],
  [
    "stool",
    "Maße: 40 × 40 × 45 cm (Sitzhöhe), Gestell: einfach, Farbe: Graphit (RAL 9011), Planken: 1 Stück",
  ],
  [
    "shelf",
    "Maße: 200 × 30 × 200 cm, Gestell: offen, Farbe: Graphit (RAL 9011), Böden: 6, Stützen: 3, Planken: 6 Stück",
  ],
  ["tableOffice", "Maße: 160 × 80 cm, Höhe 67–127 cm, Farbe: Graphit (RAL 9011), Planken: 1 Stück"],
  ["frame", "Maße: 20 × 20 cm, Füllung: ohne"],
  ["sample", "Farbe: Graphit (RAL 9011)"],
] as const)("a %s as it is offered first is described in full", (kind, expected) => {
  const details = describe({ kind, configuration: defaultConfiguration(kind) } as Furniture);
  expect(details.map(({ label, value }) => `${label}: ${value}`).join(", ")).toBe(expected);
});

test("a shelf whose boards were hung by the shopper says where, and which sides are short", () => {
  const hung = (distanceFromTop: number, short = false) => ({
    distanceFromTop,
    leftShort: short,
    rightShort: short,
  });
  const boards = [hung(10), hung(60, true), hung(198)];
  const configuration = { ...defaultConfiguration("shelf"), numberOfPlanks: 3, boards };
  const said = (["de", "en"] as const).map((language) =>
    describe({ kind: "shelf", configuration }, language).slice(3, 6),
  );
  expect(said).toEqual([
    [
      { label: "Böden", value: "3" },
      { label: "Höhe der Böden", value: "10, 60 (links und rechts kurz), 198 cm von oben" },
      { label: "Stützen", value: "3" },
    ],
    [
      { label: "Boards", value: "3" },
      { label: "Height of the boards", value: "10, 60 (short on both sides), 198 cm from the top" },
      { label: "Pillars", value: "3" },
    ],
  ]);
});

test("a frame without a passepartout has no colour of one, whatever was chosen before", () => {
  const configuration = {
    ...defaultConfiguration("frame"),
    filling: "mirror" as const,
    passepartoutColor: "#FFFFFF",
  };
  expect(describe({ kind: "frame", configuration }).map(({ value }) => value)).toEqual([
    "20 × 20 cm",
    "Spiegel",
  ]);
});

test("picked planks are listed by position", () => {
  const configuration = { ...defaultConfiguration("bench"), choosePlanks: true, planks: ["bench-07"] };
  expect(describe({ kind: "bench", configuration }).at(-1)).toEqual({
    label: "Planken",
    value: "1 Stück, ausgesucht (1: bench-07)",
  });
});

test("of several planks each one goes by its own title, by its id without one, and the workshop's choice by that", () => {
  const planks = ["t-2", null, "t-3"];
  const configuration = { ...defaultConfiguration("table"), choosePlanks: true, planks };
  const titles = [
    { id: "t-1", title: "Planke 1" },
    { id: "t-2", title: "Planke 2" },
  ];
  expect(describe({ kind: "table", configuration }, "de", titles).at(-1)?.value).toBe(
    "3 Stück, ausgesucht (1: Planke 2, 2: Werkstatt, 3: t-3)",
  );
});

test("a colour of one's own is called that", () => {
  const color = { chooseOwnColor: true, hex: "#AA3300" };
  expect(describe({ kind: "sample", configuration: { color } })).toEqual([
    { label: "Farbe", value: "Wunschfarbe #AA3300" },
  ]);
});

test("a RAL number is said as it was typed, with its name; white is never a hex value", () => {
  const colorOf = (color: Color, language: "de" | "en") =>
    describe({ kind: "sample", configuration: { color } }, language)[0]?.value;
  const pastel = { chooseOwnColor: true, hex: "#6A93B0", ral: "RAL 5024" };
  expect(colorOf(pastel, "de")).toBe("Wunschfarbe RAL 5024 Pastellblau");
  expect(colorOf(pastel, "en")).toBe("own colour RAL 5024 Pastel blue");
  expect(colorOf({ chooseOwnColor: true, hex: "#FFFFFF" }, "de")).toBe("Wunschfarbe Weiß");
});

test("a standard colour that staff have removed since is called as it was ordered", () => {
  const moss = { chooseOwnColor: false, hex: "#0F4336", ral: "RAL 6005", name: { de: "Moos", en: "Moss" } };
  const said = (["de", "en"] as const).map(
    (language) => describe({ kind: "sample", configuration: { color: moss } }, language)[0]?.value,
  );
  expect(said).toEqual(["Moos (RAL 6005)", "Moss (RAL 6005)"]);
});

test("a picture frame names its filling, and the colour of a passepartout", () => {
  const configuration = {
    ...defaultConfiguration("frame"),
    filling: "passepartout" as const,
    passepartoutColor: "#FFFFFF",
  };
  expect(describe({ kind: "frame", configuration }).map(({ value }) => value)).toEqual([
    "20 × 20 cm",
    "Passepartout",
    "Weiß",
  ]);
});

test.each([
  ["de", "40 × 40 × 75 cm (Barhöhe)", "ohne", "durchgehend"],
  ["en", "40 × 40 × 75 cm (bar height)", "none", "solid"],
] as const)("a shopper's choices are called as the configurator calls them, in %s", (language, ...said) => {
  const stool = {
    ...defaultConfiguration("stool"),
    dimensions: { chosen: "high", length: 40, width: 40, height: 75 },
  };
  const table = { ...defaultConfiguration("table"), tableTop: "solid" };
  const frame = defaultConfiguration("frame");
  const first = describe({ kind: "stool", configuration: stool } as Furniture, language)[0];
  const second = describe({ kind: "frame", configuration: frame } as Furniture, language)[1];
  const third = describe({ kind: "table", configuration: table } as Furniture, language)[1];
  expect([first?.value, second?.value, third?.value]).toEqual(said);
});

test.each(KINDS)("the default %s has a description without gaps", (kind) => {
  const details = describe({ kind, configuration: defaultConfiguration(kind) } as Furniture);
  expect(details.length).toBeGreaterThan(0);
  for (const { value } of details) expect(value).not.toMatch(/undefined|^$/);
});

test("mails in English describe it in English", () => {
  const configuration = {
    ...defaultConfiguration("bench"),
    color: { chooseOwnColor: false, hex: "#FFFFFF" },
    choosePlanks: true,
    planks: ["bench-07"],
  };
  const titles = [{ id: "bench-07", title: "Plank 07 · two knots" }];
  expect(describe({ kind: "bench", configuration }, "en", titles)).toEqual([
    { label: "Size", value: "220 × 40 × 45 cm (your own size)" },
    { label: "Frame", value: "simple" },
    { label: "Colour", value: "White (RAL 9016)" },
    { label: "Planks", value: "1, picked (1: Plank 07 · two knots)" },
  ]);
});

test.each(KINDS)("the default %s has no German left in English", (kind) => {
  const german = describe({ kind, configuration: defaultConfiguration(kind) } as Furniture);
  const english = describe({ kind, configuration: defaultConfiguration(kind) } as Furniture, "en");
  expect(english).toHaveLength(german.length);
  for (const { label, value } of english) expect(`${label} ${value}`).not.toMatch(/[äöüß]|Maße|Farbe|Stück/i);
});
