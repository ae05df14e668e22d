import type { AppLoadContext } from "@remix-run/node";
import { cartSessionOf } from "../session/cartCookie.server.ts";

/** How many pieces lie in the visitor's cart, kept in the cart cookie: no page waits for Medusa to show it. */
export async function cartCount(request: Request, context: AppLoadContext): Promise<number> {
  return (await cartSessionOf(request, context)).get("count") ?? 0;
}
