import { describe, expect, test } from "vitest";
import { DEFINITIONS, defaultConfiguration, definitionOf, KINDS, OWN_FIELD_NAMES } from "../index.js";
import {
  type Field,
  fieldsBy,
  fieldsInTurn,
  fieldsOf,
  hasField,
  type OwnChoiceField,
  ownChoiceOf,
  ownFieldsOf,
  ownWords,
  type WholeField,
  wholeOf,
} from "./field.js";

/** What a field decides of a configuration. */
function keysOf(field: Field): string[] {
  switch (field.field) {
    case "size":
      return ["dimensions"];
    case "card":
      return ["passepartoutColor"];
    case "boards":
      return ["numberOfPlanks", "numberOfPillars", "boards"];
    case "planks":
      return ["choosePlanks", "planks"];
    case "color":
      return ["color"];
    default:
      return [field.name];
  }
}

/** What every field of a kind's own is entered in, so that an address with it alone names a piece. */
test("OWN_FIELD_NAMES in kinds/names.ts has the name of each field that one kind has alone, and no other", () => {
  const names = KINDS.flatMap((kind) => ownFieldsOf(definitionOf(kind)).map(({ name }) => name));
  expect([...OWN_FIELD_NAMES].sort()).toEqual([...new Set(names)].sort());
});

describe.each(KINDS)("%s", (kind) => {
  test("has a field for everything that its configuration holds", () => {
    const decided = definitionOf(kind).fields.flatMap(keysOf);
    expect(decided).toEqual(expect.arrayContaining(Object.keys(defaultConfiguration(kind))));
    expect(new Set(decided).size).toBe(decided.length);
  });

  test("has a name for each of its presets", () => {
    const { presets, sizeNames } = definitionOf(kind);
    expect(Object.keys(sizeNames ?? {})).toEqual(Object.keys(presets ?? {}));
  });

  test("lets planks be picked exactly where the stock keeps them", () => {
    expect(hasField(definitionOf(kind), "planks")).toBe(DEFINITIONS[kind].planks !== null);
  });
});

test("an address has a shelf's boards behind its frame, the form before it", () => {
  const { fields } = definitionOf("shelf");
  const sorts = (list: readonly Field[]) => list.map(({ field }) => field);
  expect(sorts(fields)).toEqual(["size", "boards", "choice", "color", "planks"]);
  expect(sorts(fieldsInTurn({ fields }))).toEqual(["size", "choice", "boards", "color", "planks"]);
});

test("choices go by their names where an order names them", () => {
  const named = fieldsBy(definitionOf("table").fields, ["size", "tableTop", "frameType", "color", "planks"]);
  expect(named.map((field) => ("name" in field ? field.name : field.field))).toEqual([
    "size",
    "tableTop",
    "frameType",
    "color",
    "planks",
  ]);
});

test("the choices of a table are its top and its frame, in the order of the form; a sample has none", () => {
  const choices = (kind: "table" | "sample") =>
    fieldsOf(definitionOf(kind), "choice").map(({ name }) => name);
  expect([choices("table").sort(), choices("sample")]).toEqual([["frameType", "tableTop"], []]);
});

test("a whole number is the configuration's, and the least there is where it says none", () => {
  const hooks: WholeField = {
    field: "whole",
    name: "hooks",
    label: { de: "Haken", en: "Hooks" },
    bounds: { min: 2, max: 8 },
  };
  expect([{ hooks: 5 }, { hooks: "5" }, {}].map((piece) => wholeOf(piece, hooks))).toEqual([5, 2, 2]);
});

const HEADBOARD: OwnChoiceField = {
  field: "ownChoice",
  name: "headboard",
  label: { de: "Kopfteil", en: "Headboard" },
  options: [
    {
      value: "without",
      label: { de: "ohne", en: "without" },
      said: { de: "ohne Kopfteil", en: "without headboard" },
      hint: { de: "", en: "" },
    },
    {
      value: "with",
      label: { de: "mit", en: "with" },
      said: { de: "mit Kopfteil", en: "with headboard" },
      hint: { de: "", en: "" },
    },
  ],
};

test("a choice of a kind's own is the configuration's, and the one in the price where it says none there is", () => {
  const said = [{ headboard: "with" }, { headboard: "gold" }, {}].map((piece) =>
    ownChoiceOf(piece, HEADBOARD),
  );
  expect(said).toEqual(["with", "without", "without"]);
});

test("it reads beside its label, and without it, in both languages", () => {
  expect(ownWords({ headboard: "with" }, HEADBOARD, "de")).toEqual({
    label: "Kopfteil",
    value: "mit",
    alone: "mit Kopfteil",
  });
  expect(ownWords({}, HEADBOARD, "en").alone).toBe("without headboard");
});
