import { useRouteLoaderData } from "@remix-run/react";
import { useRootData } from "./useRootData.ts";

/** What the cart's own page knows of it; no bill where the shop does not answer. */
interface CartData {
  bill: { lines: { quantity: number }[] } | null;
}

/** How many pieces lie in the cart: as its own page knows on that page, elsewhere as last seen. */
export function useCartCount(): number {
  const seen = useRootData()?.cartCount ?? 0;
  const cart = useRouteLoaderData<CartData>("routes/cart");
  if (!cart?.bill) return seen;
  return cart.bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
