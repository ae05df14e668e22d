import { BOUNDS, parseConfiguration } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { configurationFromQuery } from "../piece/address/address.ts";
import { FIRST_OWN_COLOR, nearestColor } from "../piece/fields/color.ts";
import { colorIssue, fieldIssues, measureIssue } from "./fieldIssues.ts";

test("each fault the rules find stands at its own field, with its bounds", () => {
  const query = new URLSearchParams(
    "chosen=individual&length=999&width=abc&height=75&frameType=round&color=own&ownColor=red",
  );
  const parsed = parseConfiguration("table", configurationFromQuery("table", query));
  expect(parsed.ok).toBe(false);
  if (parsed.ok) return;
  expect(fieldIssues(parsed.issues)).toEqual({
    length: { reason: "out_of_bounds", min: 100, max: 220 },
    width: { reason: "not_a_number", min: 50, max: 110 },
    frameType: { reason: "other" },
    ownColor: { reason: "not_a_color" },
  });
});

test.each(["", "abc", "12.5", "-3", "1e2"])("'%s' is no measure", (typed) => {
  expect(measureIssue(BOUNDS.table.length, typed)?.reason).toBe("not_a_number");
});

test.each(["120", "0120", "00120", "000000120", " 120 "])(
  "what the page takes for a measure the server takes: '%s'",
  (typed) => {
    expect(measureIssue(BOUNDS.table.length, typed)).toBeUndefined();
    const query = new URLSearchParams({ chosen: "individual", length: typed });
    const parsed = parseConfiguration("table", configurationFromQuery("table", query));
    expect(parsed.ok && parsed.configuration).toMatchObject({ dimensions: { length: 120 } });
  },
);

test("the bounds themselves can be built, one beyond cannot", () => {
  expect(measureIssue(BOUNDS.table.height, "45")).toBeUndefined();
  expect(measureIssue(BOUNDS.table.height, "110")).toBeUndefined();
  expect(measureIssue(BOUNDS.table.height, "44")).toEqual({ reason: "out_of_bounds", min: 45, max: 110 });
  expect(measureIssue(BOUNDS.table.height, "111")?.reason).toBe("out_of_bounds");
});

test("a colour is six hexadecimal digits, or three after a hash", () => {
  expect(colorIssue("#2a4b5c")).toBeUndefined();
  expect(colorIssue("2A4B5C")).toBeUndefined();
  expect(colorIssue("#2a4")).toBeUndefined();
  expect(colorIssue("2a4")?.reason).toBe("not_a_color");
  expect(colorIssue("#2a4b")?.reason).toBe("not_a_color");
});

test.each(["%23fff", "%23FFFFFF", "ffffff"])("the own colour %s is kept with six digits", (typed) => {
  const query = new URLSearchParams(`color=own&ownColor=${typed}`);
  const parsed = parseConfiguration("stool", configurationFromQuery("stool", query));
  expect(parsed.ok && "color" in parsed.configuration && parsed.configuration.color.hex).toBe("#FFFFFF");
});

test.each([
  ["color=own&ownColor=ral5024", "#6A93B0"],
  ["color=27292b", FIRST_OWN_COLOR],
])("instead of a colour nobody can read the own colour shown before is shown (%s)", (shownFor, hex) => {
  const form = new URLSearchParams({ color: "own", ownColor: "grün", shownFor });
  expect(nearestColor(form)).toMatchObject({ chooseOwnColor: true, hex });
});

test("a RAL number is a colour, one that does not exist is not", () => {
  expect(colorIssue("RAL 5010")).toBeUndefined();
  expect(colorIssue("5010")).toBeUndefined();
  expect(colorIssue("RAL 9999")?.reason).toBe("unknown_ral");
  expect(colorIssue("grün")?.reason).toBe("not_a_color");
});

test("faults of a shelf stand at its counts and boards, with what is possible there", () => {
  const query = new URLSearchParams("width=90&height=100&numberOfPlanks=9&numberOfPillars=3");
  const counts = parseConfiguration("shelf", configurationFromQuery("shelf", query));
  expect(counts.ok ? {} : fieldIssues(counts.issues)).toEqual({
    numberOfPlanks: { reason: "too_many_boards", min: 2, max: 7 },
    numberOfPillars: { reason: "too_many_pillars", max: 2 },
  });
  const hung = new URLSearchParams("width=90&height=100&numberOfPlanks=2&numberOfPillars=2&boards=50 55");
  const boards = parseConfiguration("shelf", configurationFromQuery("shelf", hung));
  expect(boards.ok ? {} : fieldIssues(boards.issues)).toEqual({
    board2: { reason: "board_distance", min: 65, max: 100 },
  });
});

test("a colour that is no standard colour any more is said at the standard colours, in words of its own", () => {
  const issues = [{ path: "configuration.color.hex", code: "not_a_standard_color" }];
  expect(fieldIssues(issues)).toEqual({ color: { reason: "color_gone" } });
});

test("what belongs to no field stands at none", () => {
  expect(fieldIssues([{ path: "language", code: "invalid" }])).toEqual({});
});
