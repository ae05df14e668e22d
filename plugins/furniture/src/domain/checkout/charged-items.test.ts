import { expect, test } from "vitest";
import { chargedItems, offeredItems } from "./charged-items";

const lines = [
  { id: "1", facts: { dimensions: "220 × 80 × 75 cm" } },
  { id: "2", facts: null },
] as never;
const money = {
  lines: [
    { id: "1", kind: "table", price: 1491, discountAmount: 0, discountPrice: 1491 },
    { id: "2", kind: "sample", price: 5, discountAmount: 1, discountPrice: 4 },
  ],
  goods: 1495,
  pickupDeduction: 75,
  expressFee: 65,
  voucherSum: 50,
  total: 1435,
} as const;
const ordinary = {
  lines: [
    { id: "a", title: "Bienenwachs", quantity: 2, total: 19.8 },
    { id: "b", title: "Pflegetuch", quantity: 1, total: 4.5 },
  ],
  delivery: 4.9,
} as never;

test("the payment page names every piece, every other product and every fee, and they add up to the total", () => {
  const items = chargedItems({ lines, money: { ...money, lines: [...money.lines] }, ordinary }, "de");
  expect(items).toEqual([
    { name: "Tisch", description: "220 × 80 × 75 cm", amount: 1491 },
    { name: "Muster", amount: 4 },
    { name: "2 × Bienenwachs", amount: 19.8 },
    { name: "Pflegetuch", amount: 4.5 },
    { name: "Lieferung", amount: 4.9 },
    { name: "Expressbau", amount: 65 },
    { name: "Abzug für Abholung", amount: -75 },
    { name: "Gutschein", amount: -50 },
  ]);
  // 1435 for the furniture, 24.30 for the other goods, 4.90 for their delivery.
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(1464.2, 6);
});

test("what costs nothing is not named", () => {
  const plain = { ...money, lines: [...money.lines], pickupDeduction: 0, expressFee: 0, voucherSum: 0 };
  const none = { lines: [], delivery: 0 } as never;
  expect(chargedItems({ lines, money: plain, ordinary: none }, "en")).toEqual([
    { name: "Table", description: "220 × 80 × 75 cm", amount: 1491 },
    { name: "Sample", amount: 4 },
  ]);
});

test("an offered order names its quoted delivery beside its pieces, in the customer's language", () => {
  const bill = {
    lines: [
      {
        kind: "stool",
        configuration: { dimensions: { chosen: "normal", length: 40, width: 40, height: 45 } },
        discount_price: 194,
      },
      { kind: "sample", configuration: {}, discount_price: 5 },
    ],
    express_fee: 65,
    pickup_deduction: 0,
    voucher_sum: 50,
    delivery_cost: 120,
  } as const;
  const items = offeredItems({ ...bill, lines: [...bill.lines] }, "en");
  expect(items.map(({ name, amount }) => [name, amount])).toEqual([
    ["Stool", 194],
    ["Sample", 5],
    ["Express build", 65],
    ["Voucher", -50],
    ["Delivery", 120],
  ]);
  expect(items[0]?.description?.match(/\d+/g)).toEqual(["40", "40", "45"]);
  expect(items[1]).not.toHaveProperty("description");
  const picked = offeredItems(
    { ...bill, lines: [], express_fee: 0, voucher_sum: 0, delivery_cost: 0, pickup_deduction: 35 },
    "de",
  );
  expect(picked).toEqual([{ name: "Abzug für Abholung", amount: -35 }]);
});
