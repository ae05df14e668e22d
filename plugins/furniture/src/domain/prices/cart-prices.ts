import type { MedusaContainer } from "@medusajs/framework/types";
import { PRICE_VERSIONS } from "../../modules/prices";
import type { Repriced } from "../../modules/prices/repriced";
import type { CartPriceVersion } from "../../modules/prices/service";
import { currentPrices, pricesOf, type ServedPrices } from "./current-prices";

/** The version a cart is counted with, and what its shopper is to be told about how it came to that. */
export interface CartPrices extends ServedPrices {
  repriced: Repriced[];
  /** Whether the shopper has been told. */
  shown: boolean;
}

/** A cart without lines has agreed to nothing: the current prices hold. Lines from before versions were priced with 0. */
export async function cartPrices(
  container: MedusaContainer,
  counted: CartPriceVersion | null,
  lines: readonly { id: string }[],
): Promise<CartPrices> {
  if (!counted) {
    const served = lines.length > 0 ? await pricesOf(container, 0) : await currentPrices(container);
    return { ...served, repriced: [], shown: true };
  }
  const served = await pricesOf(container, counted.version);
  const repriced = counted.repriced.filter(
    ({ line_id }) => line_id === null || lines.some(({ id }) => id === line_id),
  );
  return { ...served, repriced, shown: counted.shown || repriced.length === 0 };
}

/** Whether the prices have changed since a cart was last counted. One small query. */
export async function isBehind(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [counted, { version }] = await Promise.all([
    container.resolve(PRICE_VERSIONS).cartVersion(cartId),
    currentPrices(container),
  ]);
  return (counted?.version ?? 0) < version;
}
