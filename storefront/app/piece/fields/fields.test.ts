import type { OwnChoiceField, WholeField } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { fieldAt, ownChoice, whole } from "./fields.ts";

const HOOKS: WholeField = {
  field: "whole",
  name: "hooks",
  label: { de: "Haken", en: "Hooks" },
  bounds: { min: 2, max: 12 },
};
const rack = (hooks: number) => ({ dimensions: { width: 80 }, hooks });
const read = (query: string) =>
  whole.read(new URLSearchParams(query), HOOKS, { kind: "shelf", piece: rack(4), colors: "any" });

test("a whole number stands in the address under its name, and comes back", () => {
  const query = new URLSearchParams();
  whole.write(rack(7), HOOKS, query);
  expect(query.toString()).toBe("hooks=7");
  expect(read("hooks=7")).toEqual({ said: { hooks: 7 }, piece: { hooks: 7 } });
});

test.each([
  ["hooks=13", 13, 12],
  ["hooks=1", 1, 2],
  ["hooks=", "", 4],
  ["hooks=many", "many", 4],
  ["hooks=6.5", "6.5", 7],
])("what cannot be built stays as it was said beside the nearest that can: %s", (query, said, nearest) => {
  expect(read(query)).toEqual({ said: { hooks: said }, piece: { hooks: nearest } });
});

test("an address without it says nothing, and the default holds", () => {
  expect(read("width=80")).toEqual({ said: {}, piece: { hooks: 4 } });
});

test("its faults stand at its own field, and no other's", () => {
  expect([whole.at("hooks", HOOKS), whole.at("numberOfPlanks", HOOKS)]).toEqual(["hooks", undefined]);
});

const option = (value: string) => {
  const words = { de: value, en: value };
  return { value, label: words, said: words, hint: words };
};
const HEADBOARD: OwnChoiceField = {
  field: "ownChoice",
  name: "headboard",
  label: { de: "Kopfteil", en: "Headboard" },
  options: [option("without"), option("with")],
};

test.each([
  ["headboard=with", { headboard: "with" }, "with"],
  ["headboard=gold", { headboard: "gold" }, "without"],
  ["", {}, "without"],
])("a choice of a kind's own is read from the address, right or wrong: '%s'", (query, said, nearest) => {
  const piece = { dimensions: { width: 80 } };
  const read = ownChoice.read(new URLSearchParams(query), HEADBOARD, { kind: "shelf", piece, colors: "any" });
  expect(read).toEqual({ said, piece: { headboard: nearest } });
});

test("a choice of a kind's own stands in the address under its name", () => {
  const query = new URLSearchParams();
  ownChoice.write({ headboard: "with" } as object, HEADBOARD, query);
  expect(query.toString()).toBe("headboard=with");
});

test.each([
  ["boards.0.distanceFromTop", "board1"],
  ["boards.9.distanceFromTop", "board10"],
  ["boards.10.distanceFromTop", "board11"],
  ["boards", "boards"],
  ["numberOfPlanks", "numberOfPlanks"],
  ["numberOfPillars", "numberOfPillars"],
  ["planks.0", "plank1"],
  ["planks.11", "plank12"],
  ["planks", "planks"],
  ["color.hex", "ownColor"],
  ["color.ral", "ownColor"],
  ["passepartoutColor", "passepartoutColor"],
  ["frameType", "frameType"],
  ["tableTop", "tableTop"],
  ["filling", "filling"],
  ["dimensions.length", "length"],
  ["dimensions.height", "height"],
])("a fault at %s stands at the field %s", (path, field) => {
  expect(fieldAt(path)).toBe(field);
});

test.each([
  "",
  "color",
  "xboards.1.distanceFromTop",
  "boards.1.distanceFromTops",
  "boards.a.distanceFromTop",
  "planks.a",
  "xplanks.1",
  "planks.1.id",
  "dimensions.volume",
])("a fault at '%s' is of the whole piece", (path) => {
  expect(fieldAt(path)).toBeUndefined();
});
