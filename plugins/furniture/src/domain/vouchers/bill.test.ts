import { cartMoney, KINDS } from "@planke46/furniture-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bill, billOf } from "./bill";

const table = { id: "table", kind: "table", price: 1491 } as const;
const stool = { id: "stool", kind: "stool", price: 194 } as const;
const frame = { id: "frame", kind: "frame", price: 52 } as const;
const delivery = { shipping: "delivery", expressBuild: false } as const;
const friends = { code: "FRIENDS", promotionId: "promo_friends", worth: 50 };
const transfer = { code: "TRANSFER", promotionId: "promo_transfer", worth: 0 };

function totalOf(prices: readonly { price: number }[], bill: Bill): number {
  const goods = prices.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  const reduced = [...bill.reductions.values()]
    .flat()
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return (goods - reduced + Math.round(bill.shippingAmount * 100)) / 100;
}

test("a single line for delivery is booked without any reduction", () => {
  const bill = billOf(cartMoney([table], delivery), []);
  expect(bill).toEqual({ reductions: new Map([["table", []]]), shippingAmount: 0 });
});

test("the multi-item discount sits on the lines it is for", () => {
  const bill = billOf(cartMoney([table, stool], delivery), []);
  expect(bill.reductions.get("table")).toEqual([]);
  expect(bill.reductions.get("stool")).toEqual([{ source: "multi_item_discount", amount: 19 }]);
});

test("a voucher takes what the goods cannot bear off the express fee", () => {
  const money = cartMoney([frame], { shipping: "pickup", expressBuild: true }, 50);
  const bill = billOf(money, [friends]);
  expect(bill.reductions.get("frame")).toEqual([
    { source: "pickup_deduction", amount: 35 },
    { source: "voucher", amount: 17, voucher: { code: "FRIENDS", promotionId: "promo_friends" } },
  ]);
  expect(bill.shippingAmount).toBe(32);
});

test("a voucher worth nothing still leaves its code on the first line, so that its redemption is counted", () => {
  const bill = billOf(cartMoney([table, stool], delivery), [transfer]);
  expect(bill.reductions.get("table")).toEqual([
    { source: "voucher", amount: 0, voucher: { code: "TRANSFER", promotionId: "promo_transfer" } },
  ]);
  expect(bill.reductions.get("stool")).toEqual([{ source: "multi_item_discount", amount: 19 }]);
});

test("of two vouchers that are worth more than the cart the second takes what the first has left", () => {
  const other = { code: "MESSE", promotionId: "promo_messe", worth: 100 };
  const bill = billOf(cartMoney([stool], delivery, 250), [{ ...friends, worth: 150 }, other]);
  expect(bill.reductions.get("stool")).toEqual([
    { source: "voucher", amount: 150, voucher: { code: "FRIENDS", promotionId: "promo_friends" } },
    { source: "voucher", amount: 44, voucher: { code: "MESSE", promotionId: "promo_messe" } },
  ]);
  expect(bill.shippingAmount).toBe(0);
});

test("whatever is in the cart, the booked sums are its total to the cent", () => {
  const line = fc.record({ kind: fc.constantFrom(...KINDS), price: fc.integer({ min: 5, max: 4000 }) });
  const terms = fc.record({
    shipping: fc.constantFrom("delivery" as const, "pickup" as const),
    expressBuild: fc.boolean(),
  });
  const worths = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), terms, worths, (pieces, chosen, amounts) => {
      const lines = pieces.map((piece, index) => ({ ...piece, id: `line-${index}` }));
      const vouchers = amounts.map((worth, index) => ({
        code: `C${index}`,
        promotionId: `p${index}`,
        worth,
      }));
      const money = cartMoney(
        lines,
        chosen,
        amounts.reduce((sum, worth) => sum + worth, 0),
      );
      const bill = billOf(money, vouchers);
      expect(totalOf(lines, bill)).toBe(money.total);
      expect(bill.shippingAmount).toBeGreaterThanOrEqual(0);
      for (const { amount } of [...bill.reductions.values()].flat()) expect(amount).toBeGreaterThanOrEqual(0);
    }),
  );
});
