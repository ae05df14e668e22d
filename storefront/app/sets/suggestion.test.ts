import { defaultConfiguration, type Kind, PRICES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import type { SummaryLine } from "../commerce/answers.server.ts";
import { suggestionOf } from "./suggestion.server.ts";

const MOSS = "#0F4336";

function lineOf(kind: "table" | "bench", changed: object): SummaryLine {
  return {
    id: "cali_1",
    kind,
    title: "",
    price: 0,
    discount_amount: 0,
    discount_price: 0,
    made_to_measure: true,
    configuration_id: "",
    configuration: { ...defaultConfiguration(kind), ...changed },
    planks_gone: [],
    planks: [],
  };
}

const suggested = (
  color: { chooseOwnColor: boolean; hex: string },
  colors: { hex: string }[],
  offSale: Kind[] = [],
) => suggestionOf([lineOf("table", { color })], { prices: PRICES, offSale, colors }, "de");

test("a bench is suggested in the table's standard colour as long as staff offer it", () => {
  const moss = { chooseOwnColor: false, hex: MOSS };
  expect(suggested(moss, [{ hex: MOSS }])).toMatchObject({ kind: "bench" });
  expect(suggested(moss, [{ hex: "#27292B" }])).toBeNull();
});

test("a kind that is not sold for now is not suggested", () => {
  const own = { chooseOwnColor: true, hex: MOSS };
  expect(suggested(own, [], ["table"])).toMatchObject({ kind: "bench" });
  expect(suggested(own, [], ["bench"])).toBeNull();
});

test("an own colour is nobody's to take away", () => {
  expect(suggested({ chooseOwnColor: true, hex: MOSS }, [{ hex: "#27292B" }])).toMatchObject({
    kind: "bench",
  });
});

const AT_A_BAR = { chosen: "individual", length: 180, width: 80, height: 110 };
const LONG_SEAT = { chosen: "individual", length: 150, width: 40, height: 45 };
const IN_MOSS = { color: { chooseOwnColor: true, hex: MOSS } };

test.each([
  ["a bench as long as the table", lineOf("table", IN_MOSS), "bench", /^220 × /],
  ["a high stool at a bar table", lineOf("table", { ...IN_MOSS, dimensions: AT_A_BAR }), "stool", /× 75 cm$/],
  [
    "a table as long as the bench",
    lineOf("bench", { ...IN_MOSS, dimensions: LONG_SEAT }),
    "table",
    /^150 × /,
  ],
])("suggested is %s, with its size, its price and its colour", (_what, line, kind, size) => {
  const today = { prices: PRICES, offSale: [], colors: [] };
  const found = suggestionOf([line], today, "de");
  expect(found).toMatchObject({ kind, size: expect.stringMatching(size) });
  expect(found?.price).toBeGreaterThan(0);
  expect(found?.query).toContain("0f4336");
});
