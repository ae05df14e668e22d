import { expect, test } from "vitest";
import { isConfigurable, isKind } from "./names.js";

test("every kind but the sample is configured on a page of its own; nothing else is a kind", () => {
  const values = ["table", "tableOffice", "bench", "stool", "shelf", "frame", "sample", "chair", "", null, 7];
  expect(values.filter(isConfigurable)).toEqual(["table", "tableOffice", "bench", "stool", "shelf", "frame"]);
  expect(values.filter(isKind)).toEqual([
    "table",
    "tableOffice",
    "bench",
    "stool",
    "shelf",
    "frame",
    "sample",
  ]);
});
