import type { Kind } from "@planke46/furniture-rules";
import { CONTACT, checkout, complete, orderableCart, store, terms } from "./shop";

/** Reserves these pieces from Vienna; the id of the order. */
export async function reservation(...kinds: Kind[]): Promise<string> {
  const cart = await orderableCart(...kinds);
  await terms(cart, { outside_germany: true });
  await store("POST", `/carts/${cart}`, {
    shipping_address: { ...CONTACT.shipping_address, postal_code: "1010", city: "Wien", country_code: "at" },
  });
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}
