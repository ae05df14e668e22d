import { Fault } from "../../command/fault.mjs";
import type { RunningShop } from "../../command/running-shop.mjs";
import { cartsOf } from "../carts/cart-contests.ts";
import { shopperOf } from "../carts/shopper.ts";

const KINDS = ["table", "bench", "stool", "shelf", "frame"];

/** Places orders from abroad one after the other, each with a new cart and without a payment page. They stay in the shop's database. */
export async function orders({ medusa, publishableKey }: RunningShop, count: number) {
  const ask = shopperOf(medusa, publishableKey);
  const carts = await cartsOf(ask);
  for (let n = 0; n < count; n++) {
    const cart = await carts.empty();
    await carts.add(cart, { kind: KINDS[n % KINDS.length], configuration: {} });
    await carts.identify(cart);
    await carts.pay(cart);
    const { type } = await ask("POST", `/carts/${cart}/complete`);
    if (type !== "order") throw new Fault(`An order from abroad was not placed: ${type}.`);
  }
}
