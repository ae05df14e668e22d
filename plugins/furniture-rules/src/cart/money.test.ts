import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartMoney, KINDS, type PricedLine, type Terms } from "../index.js";
import vectors from "../prices/price-vectors.json";

const SAMPLE_PRICE = 5;
const lines = (...prices: number[]): PricedLine[] =>
  prices.map((price, index) => ({
    id: `line-${index}`,
    kind: price === SAMPLE_PRICE ? "sample" : "table",
    price,
  }));
const delivery: Terms = { shipping: "delivery", expressBuild: false };
const pickup: Terms = { shipping: "pickup", expressBuild: false };

test.each(vectors.carts.map((cart, index) => ({ index, ...cart })))(
  "computed cart $index: $lines",
  ({ lines: prices, pickup: isPickup, express, voucher, expect: expected }) => {
    const terms: Terms = { shipping: isPickup ? "pickup" : "delivery", expressBuild: express };
    const money = cartMoney(lines(...prices), terms, voucher);
    expect(money.lines.map((line) => line.discountAmount)).toEqual(expected.discounts);
    const { goods, pickupDeduction, expressFee, voucherSum, total } = expected;
    expect(money).toMatchObject({ goods, pickupDeduction, expressFee, voucherSum, total });
  },
);

describe("multi-item discount", () => {
  test("a single line has none", () => {
    expect(cartMoney(lines(1000), delivery).goods).toBe(1000);
  });
  test("of two equal most expensive lines the first one keeps its price", () => {
    expect(cartMoney(lines(100, 900, 900), delivery).lines.map((line) => line.discountAmount)).toEqual([
      10, 0, 90,
    ]);
  });
  test("half a euro is rounded up", () => {
    expect(cartMoney(lines(900, 15, 14, 25), delivery).lines.map((line) => line.discountAmount)).toEqual([
      0, 2, 1, 3,
    ]);
  });
  test("samples are lines", () => {
    expect(cartMoney(lines(5, 796), delivery).lines.map((line) => line.discountPrice)).toEqual([4, 796]);
  });
});

describe("pick-up deduction", () => {
  test.each([
    [249, 35],
    [250, 50],
    [499, 50],
    [500, 75],
    [5000, 75],
    [20, 20],
  ])("goods of %i EUR get %i EUR off", (goods, deduction) => {
    expect(cartMoney(lines(goods), pickup)).toMatchObject({
      pickupDeduction: deduction,
      total: goods - deduction,
    });
  });
  test("the tier goes by the goods after the discount", () => {
    expect(cartMoney(lines(230, 22), pickup)).toMatchObject({ goods: 250, pickupDeduction: 50 });
    expect(cartMoney(lines(230, 21), pickup)).toMatchObject({ goods: 249, pickupDeduction: 35 });
  });
});

describe("special carts", () => {
  test("samples only: neither pick-up deduction nor express build", () => {
    const money = cartMoney(lines(5, 5), { shipping: "pickup", expressBuild: true });
    expect(money).toMatchObject({ goods: 9, pickupDeduction: 0, expressFee: 0, total: 9 });
  });
  test("empty: nothing to pay, not even express build", () => {
    const money = cartMoney([], { shipping: "pickup", expressBuild: true }, 50);
    expect(money).toEqual({
      lines: [],
      goods: 0,
      pickupDeduction: 0,
      expressFee: 0,
      voucherSum: 0,
      total: 0,
    });
  });
  test("a voucher is worth at most what is left", () => {
    expect(cartMoney(lines(52), pickup, 50)).toMatchObject({ pickupDeduction: 35, voucherSum: 17, total: 0 });
  });
});

const anyLines = fc.array(
  fc.record({ id: fc.uuid(), kind: fc.constantFrom(...KINDS), price: fc.integer({ min: 0, max: 5000 }) }),
  { maxLength: 12 },
);
const anyTerms = fc.record({ shipping: fc.constantFrom("delivery", "pickup"), expressBuild: fc.boolean() });

test("whatever is in the cart, the total is the sum of its parts and never negative", () => {
  fc.assert(
    fc.property(anyLines, anyTerms, fc.integer({ min: 0, max: 20_000 }), (cart, terms, voucher) => {
      const money = cartMoney(cart, terms, voucher);
      expect(money.total).toBe(money.goods - money.pickupDeduction + money.expressFee - money.voucherSum);
      expect(money.total).toBeGreaterThanOrEqual(0);
      expect(money.pickupDeduction).toBeLessThanOrEqual(money.goods);
      expect(money.voucherSum).toBeLessThanOrEqual(voucher);
      expect(money.goods).toBe(money.lines.reduce((sum, line) => sum + line.discountPrice, 0));
    }),
  );
});

test("the discount leaves out exactly one line, the first of the most expensive", () => {
  fc.assert(
    fc.property(anyLines, (cart) => {
      fc.pre(cart.length > 0);
      const highest = Math.max(...cart.map((line) => line.price));
      const exempt = cart.findIndex((line) => line.price === highest);
      cartMoney(cart, delivery).lines.forEach((line, index) => {
        const expected = index === exempt ? 0 : Math.floor((line.price + 5) / 10);
        expect(line.discountAmount).toBe(expected);
        expect(line.discountPrice).toBe(line.price - expected);
      });
    }),
  );
});

test("lines keep their order, id, kind and price", () => {
  fc.assert(
    fc.property(anyLines, (cart) => {
      expect(cartMoney(cart, delivery).lines.map(({ id, kind, price }) => ({ id, kind, price }))).toEqual(
        cart,
      );
    }),
  );
});
