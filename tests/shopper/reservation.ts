import type { Kind } from "@planke46/furniture-rules";
import { checkout, complete, fromVienna, orderableCart } from "./shop";

/** Reserves these pieces from Vienna; the id of the order. */
export async function reservation(...kinds: Kind[]): Promise<string> {
  const cart = await orderableCart(...kinds);
  await fromVienna(cart);
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}
