import { expect, test } from "vitest";
import { type Kind, madeToMeasure, parseConfiguration } from "../index.js";

const OWN_COLOR = { color: { chooseOwnColor: true, hex: "#8A1F2B" } };
const PRESET = { dimensions: { chosen: "dining" } };

function judged(kind: Kind, given: object): boolean {
  const parsed = parseConfiguration(kind, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return madeToMeasure(parsed.kind, parsed.configuration);
}

test.each<[string, Kind, object]>([
  ["a table of an individual size", "table", { dimensions: { chosen: "individual", length: 187 } }],
  [
    "individual, even at the numbers of a preset",
    "table",
    { dimensions: { chosen: "individual", length: 200 } },
  ],
  ["a preset in a colour of one's own", "table", { ...PRESET, ...OWN_COLOR }],
  [
    "a preset with one picked plank",
    "table",
    { ...PRESET, choosePlanks: true, planks: ["a", null, null, null] },
  ],
  ["a desk in a colour of one's own", "tableOffice", OWN_COLOR],
  ["a desk with a picked plank", "tableOffice", { choosePlanks: true, planks: ["a"] }],
  ["a bench of an individual length", "bench", { dimensions: { chosen: "individual", length: 150 } }],
  ["a stool of an individual height", "stool", { dimensions: { chosen: "individual", height: 60 } }],
  ["any shelf", "shelf", {}],
  ["any picture frame", "frame", {}],
])("made to measure: %s", (_name, kind, given) => {
  expect(judged(kind, given)).toBe(true);
});

test.each<[string, Kind, object]>([
  ["a preset in a standard colour", "table", { ...PRESET, frameType: "closed", tableTop: "solid" }],
  ["a preset whose planks were left to the workshop after all", "table", { ...PRESET, choosePlanks: true }],
  ["a bench for two", "bench", { dimensions: { chosen: "twoPerson" }, frameType: "massive" }],
  ["a high stool", "stool", { dimensions: { chosen: "high" } }],
  ["a desk in a standard colour", "tableOffice", {}],
  ["a sample", "sample", {}],
  ["a sample in a colour of one's own", "sample", OWN_COLOR],
])("can be sent back: %s", (_name, kind, given) => {
  expect(judged(kind, given)).toBe(false);
});
