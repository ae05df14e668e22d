import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import type { Refusal } from "../../core/refusal/refusal";
import type { CartState } from "../cart/state";
import { alignPayment, assertNotDearer, bookedTotal } from "./align-payment";

/** A cart with a payment prepared by a provider that the shop's rules do not know. */
function cartOf(content: Pick<CartState, "lines"> & { ordinary: object[] }, total: number): CartState {
  return {
    cart: { id: "cart_1", currency_code: "eur", locale: "de" },
    terms: { shipping: "delivery", outside_germany: false, data_security: false },
    lines: content.lines,
    ordinary: { lines: content.ordinary },
    total,
    payBy: "card",
    collection: {
      id: "pay_col_1",
      amount: 24.95,
      payment_sessions: [{ id: "payses_1", provider_id: "pp_other" }],
    },
  } as unknown as CartState;
}

async function withdrawn(state: CartState): Promise<string[]> {
  const gone: string[] = [];
  const payments = {
    deletePaymentSession: async (id: string) => void gone.push(id),
    updatePaymentCollections: async () => undefined,
  };
  await alignPayment({ resolve: () => payments } as unknown as MedusaContainer, state);
  return gone;
}

const shirt = { id: "item_1" };
const table = { id: "item_2", kind: "table" } as CartState["lines"][number];

test("a payment of ordinary goods alone stays, by any provider and without contact data, while the sum is the same", async () => {
  const goods = { lines: [], ordinary: [shirt] };
  expect(await withdrawn(cartOf(goods, 24.95))).toEqual([]);
  expect(await withdrawn(cartOf(goods, 49.9))).toEqual(["payses_1"]);
});

test("with furniture in the cart, or nothing, such a payment is withdrawn", async () => {
  expect(await withdrawn(cartOf({ lines: [table], ordinary: [shirt] }, 24.95))).toEqual(["payses_1"]);
  expect(await withdrawn(cartOf({ lines: [], ordinary: [] }, 24.95))).toEqual(["payses_1"]);
});

const ADA = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_1: "Hauptstraße 1",
  postal_code: "10827",
  city: "Berlin",
  country_code: "de",
};

test.each([
  ["stays while it can be ordered and paid so", {}, {}, []],
  ["goes when it is to be paid otherwise", { payBy: "bank_transfer" }, {}, ["payses_1"]],
  ["goes when contact data are missing", {}, { email: null }, ["payses_1"]],
  ["goes without consent", { terms: { shipping: "delivery", data_security: false } }, {}, ["payses_1"]],
])("the card payment of a cart with furniture %s", async (_what, state, cart, gone) => {
  const base = cartOf({ lines: [table], ordinary: [] }, 24.95);
  const complete = { ...base.cart, email: "ada@example.test", shipping_address: ADA, billing_address: ADA };
  const collection = {
    id: "pay_col_1",
    amount: 24.95,
    payment_sessions: [{ id: "payses_1", provider_id: "pp_stripe-checkout_card" }],
  };
  const terms = { shipping: "delivery", outside_germany: false, data_security: true };
  const ordered = { ...base, terms, collection, ...state, cart: { ...complete, ...cart } };
  expect(await withdrawn(ordered as unknown as CartState)).toEqual(gone);
});

function toldOf(total: number, before: number, language: "de" | "en") {
  try {
    assertNotDearer({ total }, before, language);
  } catch (error) {
    return (error as Refusal).issues[0];
  }
  return undefined;
}

test("a cart that became dearer is not sent to pay before its shopper has read both sums", () => {
  expect(toldOf(194, 194, "de")).toBeUndefined();
  expect(toldOf(174, 194, "de")).toBeUndefined();
  // A hundredth of a cent is the dust of binary fractions.
  expect(toldOf(194.0001, 194, "de")).toBeUndefined();
  const german = toldOf(1491.01, 1491, "de");
  expect(german).toMatchObject({ path: "total", code: "total_changed" });
  expect(german?.message.replace(/\s/g, " ")).toContain("1.491,01 €");
  expect(german?.message.replace(/\s/g, " ")).toContain("1.491,00 €");
  expect(toldOf(1491.01, 1491, "en")?.message).toContain("€1,491.01");
});

test("what Medusa counts is the sum of lines and deliveries less their reductions, and counting changes no cart", () => {
  const stored = {
    items: [
      { id: "a", unit_price: 1491, quantity: 1, is_tax_inclusive: true, adjustments: [], tax_lines: [] },
      {
        id: "b",
        unit_price: 194,
        quantity: 1,
        is_tax_inclusive: true,
        adjustments: [{ amount: 19, is_tax_inclusive: true }],
        tax_lines: [],
      },
    ],
    shipping_methods: [{ id: "s", amount: 65, is_tax_inclusive: true, adjustments: [], tax_lines: [] }],
  };
  const before = structuredClone(stored);
  expect(bookedTotal(stored as never)).toBe(1491 + 194 - 19 + 65);
  expect(stored).toEqual(before);
});
