import { parseConfiguration } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { colorIssue, fieldIssues, measureIssue } from "./fieldIssues.ts";
import { configurationFromQuery } from "./tableAddress.ts";

test("each fault the rules find stands at its own field, with its bounds", () => {
  const query = new URLSearchParams(
    "chosen=individual&length=999&width=abc&height=75&frameType=round&color=own&ownColor=red",
  );
  const parsed = parseConfiguration("table", configurationFromQuery(query));
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
  expect(measureIssue("length", typed)?.reason).toBe("not_a_number");
});

test("the bounds themselves can be built, one beyond cannot", () => {
  expect(measureIssue("height", "45")).toBeUndefined();
  expect(measureIssue("height", "110")).toBeUndefined();
  expect(measureIssue("height", "44")).toEqual({ reason: "out_of_bounds", min: 45, max: 110 });
  expect(measureIssue("height", "111")?.reason).toBe("out_of_bounds");
});

test("a colour is six hexadecimal digits", () => {
  expect(colorIssue("#2a4b5c")).toBeUndefined();
  expect(colorIssue("2A4B5C")).toBeUndefined();
  expect(colorIssue("#2a4")?.reason).toBe("not_a_color");
});
