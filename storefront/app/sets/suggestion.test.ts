import { defaultConfiguration, type Kind, PRICES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import type { SummaryLine } from "../commerce/answers.server.ts";
import { suggestionOf } from "./suggestion.server.ts";

const MOSS = "#0F4336";

function tableIn(color: { chooseOwnColor: boolean; hex: string }): SummaryLine {
  return {
    id: "cali_1",
    kind: "table",
    title: "",
    price: 0,
    discount_amount: 0,
    discount_price: 0,
    made_to_measure: true,
    configuration_id: "",
    configuration: { ...defaultConfiguration("table"), color },
    planks_gone: [],
    planks: [],
  };
}

const suggested = (
  color: { chooseOwnColor: boolean; hex: string },
  colors: { hex: string }[],
  offSale: Kind[] = [],
) => suggestionOf([tableIn(color)], { prices: PRICES, offSale, colors }, "de");

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
