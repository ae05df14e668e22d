import { expect, test } from "vitest";
import type { ChangePlan } from "./build";
import { lineActions } from "./edit-actions";
import type { OrderStanding } from "./plan";
import type { PlacedLine } from "./record";

const order = { id: "order_1" } as OrderStanding;
const table = { id: "line_table", kind: "table", price: 1491, place: 1 };
const stool = { id: "line_stool", kind: "stool", price: 194, place: 2 };

/** The stool leaves, the table stays, and a bench comes as the third piece. */
const plan = {
  lines: {
    lines: [
      { ...table, stays: table },
      { id: "new.0", kind: "bench", price: 935, place: 3 },
    ],
    removed: [stool],
  },
  reductions: [
    ["new.0", [{ source: "multi_item_discount", amount: 93 }]],
    [
      "line_table",
      [
        { source: "pickup_deduction", amount: 75 },
        { source: "voucher", amount: 20, voucher: { code: "MAI", promotionId: "promo_1" } },
      ],
    ],
  ],
} as unknown as ChangePlan;
const placed: PlacedLine[] = [
  { place: 2, line_id: "line_other", configuration_id: "c2", title: "Hocker", price: 194 },
  { place: 3, line_id: "line_bench", configuration_id: "c3", title: "Bank", price: 935 },
];

const replaced = (reference_id: string, adjustments: object[]) => ({
  action: "ITEM_ADJUSTMENTS_REPLACE",
  details: { reference_id, adjustments },
});
const adjustment = (description: string, provider_id: string, amount: number, rest: object = {}) => ({
  ...{ amount, is_tax_inclusive: true, description, provider_id },
  ...rest,
});

test("what stays keeps its line, what comes is booked at its price, what leaves loses line and reductions", () => {
  const voucher = { code: "MAI", promotion_id: "promo_1" };
  expect(lineActions({ order, plan }, placed)).toEqual([
    replaced("line_table", [
      adjustment("Abholung", "pickup_deduction", 75),
      adjustment("Gutschein", "voucher", 20, voucher),
    ]),
    { action: "ITEM_ADD", details: { reference_id: "line_bench", quantity: 1, unit_price: 935 } },
    replaced("line_bench", [adjustment("Mengenrabatt", "multi_item_discount", 93)]),
    replaced("line_stool", []),
    { action: "ITEM_REMOVE", details: { reference_id: "line_stool", quantity: 1 } },
  ]);
});

test("a piece without a reduction loses the one it had", () => {
  const none = { ...plan, reductions: [] };
  const [standing] = lineActions({ order, plan: none }, placed);
  expect(standing).toEqual(replaced("line_table", []));
});

test("a piece for which no line was made is no part of an edit", () => {
  expect(() => lineActions({ order, plan }, placed.slice(0, 1))).toThrow("The piece 3 of order order_1");
});
