import { type AppLoadContext, createCookie, createSession, type Session } from "@remix-run/node";

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
  /** The cart that the browser is to forget. */
  leftCart: string;
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

/**
 * The cookies of a cart, each with what it keeps. Each thing that changes by itself has one of its own, for a browser with two windows keeps
 * the answer that comes last: written whole, it would take back what the other window has changed meanwhile.
 */
const COOKIES = {
  cart: ["cartId"],
  cart_left: ["leftCart"],
  cart_count: ["count"],
  cart_payment: ["pendingPayment", "pendingOffer"],
  cart_orders: ["placedOrder", "earlierOrders"],
  cart_added: ["added"],
  cart_changed: ["changed"],
} satisfies Record<string, (keyof (CartSessionData & CartSessionFlash))[]>;

type CookieName = keyof typeof COOKIES;
const NAMES = Object.keys(COOKIES) as CookieName[];

export type CartSession = Session<CartSessionData, CartSessionFlash>;

export interface CartSessions {
  /** What a browser sends in its `Cookie` header. */
  getSession(header?: string | null): Promise<CartSession>;
  /** Each `Set-Cookie` that a browser needs to know what has changed since; those in `renewed` also where nothing has. */
  changesOf(session: CartSession, renewed?: readonly CookieName[]): Promise<string[]>;
  /** The `Cookie` header of a browser that knows all this. */
  headerOf(session: CartSession): Promise<string>;
}

/** Keeps the cart's id and what belongs to it in signed cookies that scripts cannot read. The first secret signs; what any of them has signed is read. */
export function createCartSessions(secrets: [string, ...string[]], secure: boolean): CartSessions {
  const options = { httpOnly: true, path: "/", sameSite: "lax", secrets, secure } as const;
  const cookies = NAMES.map((name) => createCookie(name, { ...options, maxAge: THIRTY_DAYS_S }));
  const before = new WeakMap<CartSession, string[]>();
  return {
    getSession: async (header) => {
      const kept = await Promise.all(
        cookies.map(async (cookie) => objectOf(await cookie.parse(header ?? null))),
      );
      const data = Object.assign({}, ...kept);
      if (data.cartId !== undefined && data.cartId === data.leftCart) delete data.cartId;
      const session: CartSession = createSession(data);
      before.set(
        session,
        kept.map((part) => JSON.stringify(part)),
      );
      return session;
    },
    changesOf: async (session, renewed = []) => {
      const known = before.get(session);
      const parts = cookies.map(async (cookie, at) => {
        const name = NAMES[at] as CookieName;
        const part = partOf(session, name);
        const written = JSON.stringify(part);
        const isEmpty = written === NOTHING;
        const isKnown = written === (known?.[at] ?? NOTHING);
        if (isKnown && (isEmpty || !renewed.includes(name))) return [];
        if (!isEmpty) return [await cookie.serialize(part)];
        // A cart that is left is named, not taken away: the browser may have begun another one since.
        return name === "cart"
          ? []
          : [await cookie.serialize("", { maxAge: undefined, expires: new Date(0) })];
      });
      return (await Promise.all(parts)).flat();
    },
    headerOf: async (session) => {
      const parts = cookies.map(async (cookie, at) => {
        const part = partOf(session, NAMES[at] as CookieName);
        return JSON.stringify(part) === NOTHING ? [] : (await cookie.serialize(part)).split(";", 1);
      });
      return (await Promise.all(parts)).flat().join("; ");
    },
  };
}

const NOTHING = "{}";

/** What one of the cookies keeps of a session, under the names by which `createSession` knows it. */
function partOf({ data }: CartSession, name: CookieName): object {
  const kept = COOKIES[name].flatMap((key) => [key, `__flash_${key}__`]);
  return Object.fromEntries(Object.entries(data).filter(([key]) => kept.includes(key)));
}

function objectOf(parsed: unknown): object {
  return typeof parsed === "object" && parsed !== null ? parsed : {};
}

/** By what a request is answered with, which each request has for itself. */
const opened = new WeakMap<AppLoadContext, Promise<CartSession>>();

/** What the visitor's browser knows of a cart, opened once a request: without scripts the page that answers a form shows what the form has changed. */
export function cartSessionOf(request: Request, context: AppLoadContext): Promise<CartSession> {
  const session = opened.get(context) ?? context.cartSessions.getSession(request.headers.get("Cookie"));
  opened.set(context, session);
  return session;
}

/** The headers that store what has changed of the cart, and nothing else. */
export async function savedSession(
  session: CartSession,
  { cartSessions }: AppLoadContext,
  renewed?: readonly CookieName[],
): Promise<[string, string][]> {
  const changes = await cartSessions.changesOf(session, renewed);
  return changes.map((cookie) => ["Set-Cookie", cookie]);
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
  const left = session.get("cartId");
  if (left) session.set("leftCart", left);
  session.unset("cartId");
  session.unset("count");
  session.unset("pendingPayment");
  session.unset("pendingOffer");
}

/** How many pieces lie in the visitor's cart, kept in a cookie: no page waits for Medusa to show it. */
export async function cartCount(request: Request, context: AppLoadContext): Promise<number> {
  return (await cartSessionOf(request, context)).get("count") ?? 0;
}
