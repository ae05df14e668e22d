import { describe, expect, test } from "vitest";
import { type Issue, KINDS, parseConfiguration } from "../index.js";

function issuesOf(kind: unknown, configuration: unknown): Issue[] {
  const parsed = parseConfiguration(kind, configuration);
  return parsed.ok ? [] : parsed.issues;
}

describe("an issue names field, reason and bounds", () => {
  const own = (chooseOwnColor: unknown, hex: unknown) => ({ color: { chooseOwnColor, hex } });
  test.each<[string, unknown, string, string, string]>([
    ["table", { dimensions: { length: 99 } }, "dimensions.length", "out_of_bounds", "from 100 to 220 cm"],
    ["table", { dimensions: { length: 221 } }, "dimensions.length", "out_of_bounds", "from 100 to 220 cm"],
    ["table", { dimensions: { width: 49 } }, "dimensions.width", "out_of_bounds", "from 50 to 110 cm"],
    ["table", { dimensions: { width: 111 } }, "dimensions.width", "out_of_bounds", "from 50 to 110 cm"],
    ["table", { dimensions: { height: 44 } }, "dimensions.height", "out_of_bounds", "from 45 to 110 cm"],
    ["table", { dimensions: { height: 111 } }, "dimensions.height", "out_of_bounds", "from 45 to 110 cm"],
    ["table", { dimensions: { length: 150.5 } }, "dimensions.length", "not_a_number", "whole number"],
    ["table", { dimensions: { length: "150" } }, "dimensions.length", "not_a_number", "whole number"],
    ["table", { dimensions: { length: Number.NaN } }, "dimensions.length", "not_a_number", "whole number"],
    ["table", { dimensions: { length: Infinity } }, "dimensions.length", "not_a_number", "whole number"],
    ["table", { dimensions: { length: null } }, "dimensions.length", "not_a_number", "whole number"],
    [
      "table",
      { dimensions: { chosen: "dining", length: 150 } },
      "dimensions.length",
      "preset_fixed",
      "200 cm",
    ],
    ["table", { dimensions: { chosen: "huge" } }, "dimensions.chosen", "not_one_of", "individual, dining"],
    ["table", { dimensions: [] }, "dimensions", "not_an_object", "object"],
    ["table", { dimensions: { depth: 3 } }, "dimensions.depth", "unknown_field", "not a field"],
    ["table", { price: 1 }, "price", "unknown_field", "not a field"],
    ["table", { tableTop: "glass" }, "tableTop", "not_one_of", "single, solid"],
    ["table", { frameType: "simple" }, "frameType", "not_one_of", "open, closed, diagonal"],
    ["table", { choosePlanks: "yes" }, "choosePlanks", "not_a_boolean", "true or false"],
    ["table", own(false, "#8A1F2B"), "color.hex", "not_a_standard_color", "#27292B, #FFFFFF, #383430"],
    ["table", own(true, "red"), "color.hex", "not_a_color", "#RRGGBB"],
    ["table", own(true, "#FFF"), "color.hex", "not_a_color", "#RRGGBB"],
    ["table", own(1, "#FFFFFF"), "color.chooseOwnColor", "not_a_boolean", "true or false"],
    ["table", { planks: ["01.jpg", null, null] }, "planks", "planks_not_chosen", "choosePlanks"],
    ["table", { choosePlanks: true, planks: ["a"] }, "planks", "plank_positions", "3 entries"],
    ["table", { choosePlanks: true, planks: ["a", null, "a"] }, "planks.2", "plank_twice", "planks.0"],
    ["table", { choosePlanks: true, planks: ["a", 7, null] }, "planks.1", "not_a_plank", "plank id or null"],
    ["table", { choosePlanks: true, planks: ["a", "", null] }, "planks.1", "not_a_plank", "plank id or null"],
    ["table", { choosePlanks: true, planks: "a" }, "planks", "not_a_list", "at most 10"],
    ["table", { choosePlanks: true, planks: Array(1e6).fill(7) }, "planks", "not_a_list", "at most 10"],
    ["tableOffice", { dimensions: { height: 75 } }, "dimensions", "unknown_field", "not a field"],
    ["bench", { dimensions: { width: 41 } }, "dimensions.width", "out_of_bounds", "must be 40 cm"],
    ["bench", { frameType: "open" }, "frameType", "not_one_of", "simple, massive"],
    ["bench", { choosePlanks: true, planks: ["a", "b"] }, "planks", "plank_positions", "1 entry"],
    ["stool", { dimensions: { height: 60 } }, "dimensions.height", "preset_fixed", "45 cm"],
    [
      "stool",
      { dimensions: { chosen: "individual", height: 76 } },
      "dimensions.height",
      "out_of_bounds",
      "from 45 to 75",
    ],
    ["shelf", { dimensions: { height: 201 } }, "dimensions.height", "out_of_bounds", "from 50 to 200 cm"],
    ["shelf", { dimensions: { depth: 31 } }, "dimensions.depth", "out_of_bounds", "must be 30 cm"],
    [
      "shelf",
      { dimensions: { width: 99 }, numberOfPillars: 3 },
      "numberOfPillars",
      "too_many_pillars",
      "100 cm",
    ],
    ["shelf", { numberOfPillars: 4 }, "numberOfPillars", "out_of_bounds", "from 2 to 3"],
    ["shelf", { numberOfPlanks: 11 }, "numberOfPlanks", "out_of_bounds", "from 2 to 10"],
    [
      "shelf",
      { dimensions: { height: 84 }, numberOfPlanks: 6 },
      "numberOfPlanks",
      "too_many_boards",
      "from 2 to 5",
    ],
    ["shelf", { boards: [{ distanceFromTop: 10 }] }, "boards", "board_count", "2 entries"],
    [
      "shelf",
      { numberOfPlanks: 3, boards: [{ distanceFromTop: 10 }, { distanceFromTop: 60 }] },
      "boards",
      "board_count",
      "3 entries",
    ],
    [
      "shelf",
      { boards: [{ distanceFromTop: 10 }, { distanceFromTop: 24 }] },
      "boards.1.distanceFromTop",
      "board_distance",
      "from 25 to 200 cm",
    ],
    [
      "shelf",
      { dimensions: { height: 100 }, boards: [{ distanceFromTop: 10 }, { distanceFromTop: 101 }] },
      "boards.1.distanceFromTop",
      "board_distance",
      "to 100 cm",
    ],
    [
      "shelf",
      { boards: [{ distanceFromTop: 9 }, { distanceFromTop: 60 }] },
      "boards.0.distanceFromTop",
      "out_of_bounds",
      "from 10",
    ],
    [
      "shelf",
      { boards: [{ leftShort: true }, { distanceFromTop: 60 }] },
      "boards.0.distanceFromTop",
      "not_a_number",
      "whole number",
    ],
    ["frame", { dimensions: { width: 151 } }, "dimensions.width", "out_of_bounds", "from 20 to 150 cm"],
    ["frame", { filling: "water" }, "filling", "not_one_of", "mirror"],
    ["frame", { passepartoutColor: "white" }, "passepartoutColor", "not_a_color", "#RRGGBB"],
    ["frame", { color: { hex: "#FFFFFF" } }, "color", "unknown_field", "not a field"],
    ["sample", { dimensions: {} }, "dimensions", "unknown_field", "not a field"],
    ["table", null, "configuration", "not_an_object", "object"],
    ["table", undefined, "configuration", "not_an_object", "object"],
    ["table", [], "configuration", "not_an_object", "object"],
    ["table", "{}", "configuration", "not_an_object", "object"],
    ["chair", {}, "kind", "unknown_kind", "table, tableOffice"],
    ["__proto__", {}, "kind", "unknown_kind", "table, tableOffice"],
    ["toString", {}, "kind", "unknown_kind", "table, tableOffice"],
  ])("%s %j", (kind, configuration, path, code, words) => {
    const [issue, ...others] = issuesOf(kind, configuration);
    expect(issue).toMatchObject({ path, code });
    expect(issue?.message).toContain(path);
    expect(issue?.message).toContain(words);
    expect(others).toEqual([]);
  });

  test("an issue carries its bounds as numbers, so that a page can say them in its own language", () => {
    expect(issuesOf("table", { dimensions: { length: 1 } })[0]?.params).toEqual({
      min: 100,
      max: 220,
      unit: "cm",
    });
  });

  const twice = { choosePlanks: true, planks: ["a", null, "a"] };
  test.each<[string, unknown, object]>([
    [
      "table",
      { dimensions: { chosen: "dining", length: 150 } },
      { preset: "dining", value: 200, unit: "cm" },
    ],
    ["table", { choosePlanks: true, planks: ["a"] }, { count: 3 }],
    // For people positions begin at one: the plank of the first one again at the third.
    ["table", twice, { plank: "a", first: 1, position: 3 }],
    ["table", { price: 1 }, { field: "price" }],
    ["shelf", { dimensions: { height: 84 }, numberOfPlanks: 6 }, { min: 2, max: 5, height: 84 }],
    ["shelf", { dimensions: { width: 99 }, numberOfPillars: 3 }, { max: 2, fromWidth: 100 }],
    ["shelf", { boards: [{ distanceFromTop: 10 }] }, { count: 2 }],
    [
      "shelf",
      { boards: [{ distanceFromTop: 10 }, { distanceFromTop: 24 }] },
      { min: 25, max: 200, unit: "cm", apart: 15 },
    ],
    ["chair", {}, { allowed: KINDS.join(", ") }],
  ])("%s %j has the numbers and names of its sentence: %j", (kind, configuration, params) => {
    expect(issuesOf(kind, configuration)[0]?.params).toEqual(params);
  });

  test("a board may lie on the floor; where no room is left below the one before the bound alone is named", () => {
    const low = (...distances: number[]) =>
      issuesOf("shelf", {
        dimensions: { height: 100 },
        boards: distances.map((distanceFromTop) => ({ distanceFromTop })),
      }).map(({ message }) => message.split(":")[0]);
    expect(low(10, 100)).toEqual([]);
    // 85 + 15 is just the floor, 90 + 15 is below it.
    expect(low(10, 85, 90)).toEqual(["boards.2.distanceFromTop must be from 100 to 100 cm"]);
    expect(low(10, 90, 100)).toEqual(["boards.2.distanceFromTop must be at most 100 cm"]);
  });

  test("a strange name is told by its first sixty characters", () => {
    expect(issuesOf("table", { ["x".repeat(60)]: 1 })[0]?.path).toBe("x".repeat(60));
    expect(issuesOf("table", { ["x".repeat(61)]: 1 })[0]?.path).toBe(`${"x".repeat(60)}…`);
  });

  test("a fault elsewhere says nothing of a colour that is right", () => {
    expect(issuesOf("table", { dimensions: { length: 1 }, color: { hex: "#FFFFFF" } })).toHaveLength(1);
  });

  test("several faults are all named", () => {
    const paths = issuesOf("table", { dimensions: { length: 1, width: "x" }, tableTop: 3, extra: 1 }).map(
      ({ path }) => path,
    );
    expect(paths.sort()).toEqual(["dimensions.length", "dimensions.width", "extra", "tableTop"]);
  });
});
