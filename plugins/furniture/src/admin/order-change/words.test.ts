import { defaultConfiguration, type Furniture } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { soldIn, TODAY } from "../market/served.cases";
import { settlement } from "./Confirm";
import { measures } from "./words";

soldIn(TODAY);

test("a side that is being typed is left open in the measures of a piece", () => {
  const configuration = defaultConfiguration("table");
  const { dimensions } = configuration;
  const typed = { ...configuration, dimensions: { ...dimensions, length: Number.NaN } };
  const of = (one: typeof configuration) => measures({ kind: "table", configuration: one } as Furniture);
  expect([of(configuration), of(typed)]).toEqual(["220 × 80 × 75 cm", "… × 80 × 75 cm"]);
});

test("while something stands in the way of a change nobody is told that its sum stays the same", () => {
  const nothing = { difference: 0, to_pay: 0, refund: 0, outstanding: 0 };
  const issues = [
    { path: "length", message: "Länge muss eine ganze Zahl von 100 bis 220 cm sein", code: "out_of_bounds" },
  ];
  expect(settlement({ ...nothing, issues: [] })).toBe("Die Summe bleibt gleich.");
  expect(settlement({ ...nothing, issues })).toBeNull();
});
