import { Fault } from "../../command/fault.mjs";
import type { RunningShop } from "../../command/running-shop.mjs";
import { cartsOf } from "../carts/cart-contests.ts";
import { shopperOf } from "../carts/shopper.ts";

/** A step of a shopper: `prepare` makes what it needs, outside of what is measured. */
export interface Step {
  prepare: () => Promise<string>;
  /** answers with what the next step needs */
  carryOut: (prepared: string) => Promise<string>;
}

/** How often a shopper who orders does each step. */
export const JOURNEY = { page: 4, price: 4, add: 1, terms: 1, order: 1 };

const TABLE = { kind: "table", configuration: {} };
const NOTHING = async () => "";

/** The steps of a shopper from abroad, who orders without a payment page. */
export async function stepsOf({
  storefront,
  medusa,
  publishableKey,
}: RunningShop): Promise<Record<keyof typeof JOURNEY, Step>> {
  const ask = shopperOf(medusa, publishableKey);
  const carts = await cartsOf(ask);
  let pages = 0;
  // Each shopper has an own address: two carts that bring one new address at once make two guests, and Medusa refuses one.
  let shoppers = 0;
  const identify = async (cart: string) => {
    await carts.identify(cart, `bench-${Date.now()}-${shoppers++}@example.test`);
    return cart;
  };
  return {
    // Each shows a design of its own: rendered, not taken from memory.
    page: {
      prepare: NOTHING,
      carryOut: () =>
        look(
          `${storefront}/configuratorTableDesktop?chosen=individual&length=${100 + (pages++ % 120)}&try=${pages}`,
        ),
    },
    price: {
      prepare: NOTHING,
      carryOut: async () => {
        await ask("POST", "/furniture/price", TABLE);
        return "";
      },
    },
    add: { prepare: NOTHING, carryOut: () => carts.filled(1) },
    terms: { prepare: () => carts.filled(1), carryOut: identify },
    order: {
      prepare: async () => identify(await carts.filled(1)),
      carryOut: async (cart) => {
        await carts.pay(cart);
        await ask("POST", `/carts/${cart}/complete`);
        return cart;
      },
    },
  };
}

async function look(address: string): Promise<string> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Fault(`${address} answered ${answer.status}, so there is nothing to measure.`);
  return address;
}
