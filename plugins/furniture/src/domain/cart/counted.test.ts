import { PRICES } from "@planke46/furniture-rules";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CartTerms, UNTOUCHED_TERMS } from "../../modules/cart-terms/terms";
import { agreedOf, countCart, countingTerms, isBeingPaid, isForFurniture, isOrdinaryAlone } from "./state";

const code = {
  code: "UEBERWEISUNG",
  promotionId: "promo_transfer",
  worth: 0,
  plain: true,
  bankTransfer: true,
  claims: [],
};
const line = (id: string, kind: string, price: number) => ({ id, kind, price });

function counted(
  lines: object[],
  terms: Partial<CartTerms> = {},
  vouchers: object[] = [],
  { transferChosen = false, ordinary = 0 } = {},
) {
  return countCart(lines as never, { ...UNTOUCHED_TERMS, ...terms }, vouchers as never, {
    prices: PRICES,
    transferChosen,
    ordinary,
  });
}

test.each([
  ["with the code", [code], false, true],
  ["where the shop offers it to everybody", [], true, true],
  ["otherwise", [], false, false],
] as const)(
  "a reservation may be transferred after its offer %s: %j",
  (_when, vouchers, transferChosen, may) => {
    const table = [line("line_1", "table", 1491)];
    const { payBy, mayTransfer } = counted(table, { outside_germany: true }, [...vouchers], {
      transferChosen,
    });
    expect([payBy, mayTransfer]).toEqual(["reservation", may]);
  },
);

test("one of several codes is enough for a transfer", () => {
  const plain = { ...code, code: "FREUNDE", worth: 50, bankTransfer: false };
  expect(counted([line("a", "stool", 194)], {}, [plain, code]).payBy).toBe("bank_transfer");
  expect(counted([line("a", "stool", 194)], {}, [plain]).payBy).toBe("card");
});

describe("what picking up saves is the deduction of the tier, whichever way is chosen", () => {
  // 35 EUR below 250 EUR, 50 below 500, 75 from there; 10 % off all but the dearest.
  test.each([
    [[194], 35],
    [[194, 194], 50],
    [[1491], 75],
  ])("goods of %j EUR save %i", (prices, saving) => {
    const lines = prices.map((price, index) => line(`l${index}`, "stool", price));
    for (const shipping of ["delivery", "pickup"] as const)
      expect(counted(lines, { shipping }).pickupSaving).toBe(saving);
  });
});

test("ordinary goods are paid with the furniture, to the cent, and are none of its money", () => {
  const { total, money } = counted([line("a", "stool", 194)], { express_build: true }, [], {
    ordinary: 0.1 + 0.2,
  });
  expect(total).toBe(259.3);
  expect(money.total).toBe(259);
  expect(counted([line("a", "stool", 194)], {}, [{ ...code, worth: 500 }], { ordinary: 4.9 })).toMatchObject({
    total: 4.9,
    payBy: "bank_transfer",
  });
});

describe("a promotion that the engine works out is of goods, a plain voucher of all that is paid", () => {
  const promotion = (worth: number) => ({
    code: "MESSE",
    worth,
    plain: false,
    bankTransfer: false,
    claims: [],
  });
  const stool = [line("a", "stool", 194)];
  const express = { express_build: true };

  // 194 and 65 for express build.
  test.each([
    ["a promotion never pays the express build", [promotion(250)], [194], 65],
    ["a plain voucher does", [{ ...promotion(250), plain: true }], [250], 9],
    ["two promotions share the goods", [promotion(150), promotion(150)], [150, 44], 65],
    ["one of less than the goods counts whole", [promotion(20)], [20], 239],
    [
      "a plain one beside it takes nothing from it",
      [{ ...promotion(30), plain: true }, promotion(20)],
      [30, 20],
      209,
    ],
  ])("%s", (_what, vouchers, worths, total) => {
    const cart = counted(stool, express, vouchers);
    expect(cart.vouchers.map(({ worth }) => worth)).toEqual(worths);
    expect(cart.total).toBe(total);
  });

  test("what is picked up is worth less by its deduction", () => {
    const cart = counted(stool, { ...express, shipping: "pickup" }, [promotion(250)]);
    expect(cart.vouchers.map(({ worth }) => worth)).toEqual([159]);
    expect(cart.total).toBe(65);
  });
});

test("a cart is Medusa's own when ordinary goods lie in it and no furniture", () => {
  const alone = (lines: object[], others: object[]) =>
    isOrdinaryAlone({ lines, ordinary: { lines: others } } as never);
  expect(alone([], [{}])).toBe(true);
  expect(alone([{}], [{}])).toBe(false);
  expect(alone([], [])).toBe(false);
  expect(alone([{}], [])).toBe(false);
});

test("samples alone go by post and are never built express, whatever was chosen; with furniture the choice counts", () => {
  const chosen = {
    ...UNTOUCHED_TERMS,
    shipping: "pickup",
    express_build: true,
    voucher_code: "MESSE",
  } as const;
  const of = (...kinds: string[]) => countingTerms(chosen, kinds.map((kind) => ({ kind })) as never);
  expect(of("sample", "sample")).toEqual({ ...chosen, shipping: "delivery", express_build: false });
  expect(of("sample", "stool")).toEqual(chosen);
  expect(of("table")).toEqual(chosen);
  expect(of()).toEqual(chosen);
});

test("a code counts for furniture when it is plain or takes something off it", () => {
  const of = (plain: boolean, worth: number) => isForFurniture({ ...code, plain, worth });
  expect([of(true, 0), of(true, 5), of(false, 5), of(false, 0)]).toEqual([true, true, true, false]);
});

describe("what a shopper was last sent to pay with", () => {
  const vouchers = [{ ...code, worth: 50 }];
  const of = (agreed: unknown, voucher_code?: string | null) => {
    const terms = voucher_code === undefined ? null : { ...UNTOUCHED_TERMS, voucher_code };
    return agreedOf({ agreed, terms } as never);
  };

  test("counts while the code is the same, also none", () => {
    expect(of({ voucher_code: "MESSE", vouchers }, "MESSE")).toEqual(vouchers);
    expect(of({ voucher_code: null, vouchers: [] }, null)).toEqual([]);
    expect(of({ voucher_code: null, vouchers: [] })).toEqual([]);
  });

  test("is forgotten with another code, and where nothing was kept", () => {
    expect(of({ voucher_code: "MESSE", vouchers }, "FREUNDE")).toBeUndefined();
    expect(of({ voucher_code: "MESSE", vouchers }, null)).toBeUndefined();
    expect(of({ voucher_code: "MESSE", vouchers })).toBeUndefined();
    expect(of(null, null)).toBeUndefined();
    expect(of({ voucher_code: "MESSE", vouchers: [{}] }, "MESSE")).toBeUndefined();
  });
});

describe("a payment that is over this sum holds the vouchers it was agreed with", () => {
  const NOW = new Date("2026-11-27T12:00:00Z");
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  const session = (rest: number, provider_id = "pp_stripe-checkout_card") => ({
    status: "pending",
    provider_id,
    created_at: NOW,
    data: { expires_at: NOW.getTime() / 1000 + rest },
  });
  const of = (sessions: object[], change: { amount?: number; payBy?: string; completed?: boolean } = {}) => {
    const { amount = 144, payBy = "card", completed = false } = change;
    const collection = { id: "pay_col_1", amount, payment_sessions: sessions };
    const cart = { completed_at: completed ? NOW : undefined };
    return isBeingPaid({ cart, collection } as never, { total: 144, payBy } as never);
  };

  test("until four minutes after its page has closed: a payment of the last second is known by then", () => {
    expect(of([session(600)])).toBe(true);
    expect(of([session(-239)])).toBe(true);
    expect(of([session(-240)])).toBe(false);
    expect(of([])).toBe(false);
  });

  test("for good once it is an order", () => {
    expect(of([session(-3600)], { completed: true })).toBe(true);
  });

  test("not over another sum, and not where any of its payments is of another kind", () => {
    expect(of([session(600)], { amount: 194 })).toBe(false);
    expect(of([session(600)], { payBy: "bank_transfer" })).toBe(false);
    expect(of([session(600), session(600, "pp_system_default")])).toBe(false);
    expect(isBeingPaid({ cart: {}, collection: null } as never, { total: 0 } as never)).toBe(false);
  });
});
