import type { AppLoadContext } from "@remix-run/node";

export type CartSession = Awaited<ReturnType<AppLoadContext["cartSessions"]["getSession"]>>;

/** By what a request is answered with, which each request has for itself. */
const opened = new WeakMap<AppLoadContext, Promise<CartSession>>();

/** The visitor's cart cookie, opened once a request: without scripts the page that answers a form shows what the form has changed. */
export function cartSessionOf(request: Request, context: AppLoadContext): Promise<CartSession> {
  const session = opened.get(context) ?? context.cartSessions.getSession(request.headers.get("Cookie"));
  opened.set(context, session);
  return session;
}

/** The header that stores what changed in the cart cookie. */
export async function savedSession(
  session: CartSession,
  { cartSessions }: AppLoadContext,
): Promise<HeadersInit> {
  return { "Set-Cookie": await cartSessions.commitSession(session) };
}

/** Forgets a cart that has become an order. One that was begun since stays: who goes back to an old payment page has it still. */
export function forgetOrdered(session: CartSession, cartId: string): void {
  if (session.get("cartId") === cartId) forgetCart(session);
  if (session.get("pendingPayment") !== cartId) return;
  session.unset("pendingPayment");
  session.unset("pendingOffer");
}

/** Forgets the cart; the next piece begins a new one. */
export function forgetCart(session: CartSession): void {
  session.unset("cartId");
  session.unset("count");
  session.unset("pendingPayment");
  session.unset("pendingOffer");
}
