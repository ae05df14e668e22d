import { COMMERCE_HOLDINGS } from "./commerce-holdings";
import type { Holding } from "./holding";
import { SHOP_HOLDINGS } from "./shop-holdings";

/** All of them, in the order they are read and forgotten. */
export const HOLDINGS: readonly Holding[] = [...COMMERCE_HOLDINGS, ...SHOP_HOLDINGS];
