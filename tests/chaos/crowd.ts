import { chances } from "../../plugins/furniture-rules/src/drawing/ink";
import type { Facts } from "./cluster";
import { type Purchase, Shopper, type Wanted } from "./shopper";

/** A crowd that buys for a while, each one purchase after the other. */
export interface Crowd {
  shoppers: number;
  /** How long new purchases are begun (ms). */
  forMs: number;
  seed: number;
}

/** All purchases that were begun, once the last of them has ended. */
export async function buyTogether(
  shop: Facts,
  wanted: Wanted,
  { shoppers, forMs, seed }: Crowd,
): Promise<Purchase[]> {
  const until = Date.now() + forMs;
  const each = Array.from({ length: shoppers }, async (_, index) => {
    const places = { ...shop, localAddress: `127.0.0.${index + 2}` };
    const shopper = new Shopper(`Kundin ${index + 1}`, places, wanted, chances(seed + index));
    const purchases: Purchase[] = [];
    try {
      while (Date.now() < until) purchases.push(await shopper.buy());
    } finally {
      shopper.close();
    }
    return purchases;
  });
  return (await Promise.all(each)).flat();
}
