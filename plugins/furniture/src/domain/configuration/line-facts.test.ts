import { defaultConfiguration, type Furniture } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { lineFacts, readLineFacts } from "./line-facts";

test("a line keeps its facts when Medusa forgets what is empty in them", () => {
  const sample = { kind: "sample", configuration: defaultConfiguration("sample") } as Furniture;
  const facts = lineFacts(sample, []);
  const kept = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ""));
  expect(Object.keys(kept).length).toBeLessThan(Object.keys(facts).length);
  expect(readLineFacts(kept)).toEqual(facts);
});
