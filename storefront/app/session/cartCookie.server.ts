import { type AppLoadContext, createCookieSessionStorage } from "@remix-run/node";

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

export interface PlacedOrder {
  id: string;
  number: string;
  payBy: string;
  /** Whole EUR. */
  value: number;
}

interface CartSessionData {
  cartId: string;
  /** How many pieces lie in it, as last seen. */
  count: number;
  /** The cart whose card payment was begun and not yet seen to end. */
  pendingPayment: string;
  /** What was sent to be paid then, as `fingerprintOf` says it. */
  pendingOffer: string;
  /** The order just placed, which its last page shows. */
  placedOrder: PlacedOrder;
  /** Those placed before it in this browser, newest first: their last pages may still be open. */
  earlierOrders: PlacedOrder[];
}

interface CartSessionFlash {
  /** A piece of the cart has just been changed. */
  changed: boolean;
  /** What was just put into the cart: its last line, the price of one (whole EUR), how many, and what the page had said if that was another. */
  added: { id: string; kind: string; price: number; quantity: number; shown?: number };
}

export type CartSessions = ReturnType<typeof createCartSessions>;

/** Keeps the cart's id in a signed cookie that scripts cannot read. The first secret signs; what any of them has signed is read. */
export function createCartSessions(secrets: [string, ...string[]], secure: boolean) {
  return createCookieSessionStorage<CartSessionData, CartSessionFlash>({
    cookie: {
      name: "cart",
      httpOnly: true,
      maxAge: THIRTY_DAYS_S,
      path: "/",
      sameSite: "lax",
      secrets,
      secure,
    },
  });
}

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

/** How many orders a browser knows beside the newest; a cookie has room for 4 kB. */
const EARLIER_ORDERS = 4;

/** The orders that were placed in this browser, newest first. */
function placedOrders(session: CartSession): PlacedOrder[] {
  const newest = session.get("placedOrder");
  return newest ? [newest, ...(session.get("earlierOrders") ?? [])] : [];
}

/** What this browser knows of an order; undefined where it has not placed it. */
export function placedOrder(session: CartSession, number: string): PlacedOrder | undefined {
  return placedOrders(session).find((placed) => placed.number === number);
}

/** The order that a last page is about: the one its address names, if this browser has placed it; the newest where it names none. */
export function orderOfPage(session: CartSession, { url }: Pick<Request, "url">): PlacedOrder | undefined {
  const named = new URL(url).searchParams.get("orderID");
  return named ? placedOrder(session, named) : session.get("placedOrder");
}

/** Remembers an order as the newest, beside those before it. */
export function rememberOrder(session: CartSession, placed: PlacedOrder): void {
  const earlier = placedOrders(session).filter(({ id }) => id !== placed.id);
  session.set("placedOrder", placed);
  session.set("earlierOrders", earlier.slice(0, EARLIER_ORDERS));
}

/** Forgets the cart; the next piece begins a new one. */
export function forgetCart(session: CartSession): void {
  session.unset("cartId");
  session.unset("count");
  session.unset("pendingPayment");
  session.unset("pendingOffer");
}

/** How many pieces lie in the visitor's cart, kept in the cart cookie: no page waits for Medusa to show it. */
export async function cartCount(request: Request, context: AppLoadContext): Promise<number> {
  return (await cartSessionOf(request, context)).get("count") ?? 0;
}
