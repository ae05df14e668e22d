import { expect, test } from "vitest";
import { lineItems } from "./parameters";

const order = (amount: number) => ({ amount, currency: "eur", shopId: "shop_1" });
const wishes = (items: { name: string; description?: string; amount: number }[]) => ({
  session_id: "payses_1",
  items,
});
const shown = (lines: ReturnType<typeof lineItems>) =>
  lines.map(({ price_data }) => [price_data?.product_data?.name, price_data?.unit_amount]);

test("the payment page names every piece at what is charged for it", () => {
  const items = [
    { name: "Tisch", description: "220 × 80 × 75 cm", amount: 1491 },
    { name: "Hocker", amount: 175 },
    { name: "Expressbau", amount: 65 },
  ];
  const lines = lineItems(wishes(items), order(173100), "Ihre Bestellung");
  expect(shown(lines)).toEqual([
    ["Tisch", 149100],
    ["Hocker", 17500],
    ["Expressbau", 6500],
  ]);
  expect(lines[0]?.price_data?.product_data?.description).toBe("220 × 80 × 75 cm");
});

test("Stripe knows no line below 0: what is taken off is said in words on one line over the exact total", () => {
  const items = [
    { name: "Tisch", amount: 1491 },
    { name: "Gutschein", amount: -50 },
  ];
  const lines = lineItems(wishes(items), order(144100), "Ihre Bestellung");
  expect(shown(lines)).toEqual([["Ihre Bestellung", 144100]]);
  expect(lines[0]?.price_data?.product_data?.description).toBe("Tisch 1491 EUR, Gutschein -50 EUR");
});

test("more than a hundred pieces are one line, in as many words as anybody reads", () => {
  const items = Array.from({ length: 101 }, () => ({ name: "Muster", amount: 7 }));
  const lines = lineItems(wishes(items), order(70700), "Ihre Bestellung");
  expect(shown(lines)).toEqual([["Ihre Bestellung", 70700]]);
  expect(lines[0]?.price_data?.product_data?.description).toHaveLength(500);
});

test.each([
  ["add up to another sum", [{ name: "Tisch", amount: 1 }]],
  [
    "hold parts of a cent",
    [
      { name: "Tisch", amount: 1490.999 },
      { name: "Rest", amount: 0.001 },
    ],
  ],
  ["are none", []],
])("items that %s are not believed: the total is charged, and nothing is said of them", (_what, items) => {
  const [line, ...others] = lineItems(wishes(items), order(149100), "Ihre Bestellung");
  expect(others).toEqual([]);
  expect(line?.price_data).toMatchObject({ unit_amount: 149100, product_data: { name: "Ihre Bestellung" } });
  expect(line?.price_data?.product_data).not.toHaveProperty("description");
});
