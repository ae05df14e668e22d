import { createCookieSessionStorage } from "@remix-run/node";

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
