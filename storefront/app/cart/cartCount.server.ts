import type { AppLoadContext } from "@remix-run/node";

/** How many pieces lie in the visitor's cart, kept in the cart cookie: no page waits for Medusa to show it. */
export async function cartCount(request: Request, { cartSessions }: AppLoadContext): Promise<number> {
  const session = await cartSessions.getSession(request.headers.get("Cookie"));
  return session.get("count") ?? 0;
}
