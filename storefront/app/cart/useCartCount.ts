import { useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "../root.tsx";
import type { loader as cartLoader } from "../routes/cart.tsx";

/** How many pieces lie in the cart: as its own page knows on that page, elsewhere as last seen. */
export function useCartCount(): number {
  const seen = useRouteLoaderData<typeof rootLoader>("root")?.cartCount ?? 0;
  const cart = useRouteLoaderData<typeof cartLoader>("routes/cart");
  if (!cart || cart.silent) return seen;
  return (cart.bill?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
}
