import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import type { CartState } from "../cart/state";
import { alignPayment } from "./align-payment";

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
