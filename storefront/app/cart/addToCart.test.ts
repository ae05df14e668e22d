import type { AppLoadContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { addToCart } from "./addToCart.server.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const FRESH = "cart_fresh";
const OLD = "cart_old";

type Placing = Parameters<typeof addToCart>[5];

/** Puts a stool into a browser's cart; the commerce side refuses the old one for this reason, and knows it as said. */
async function added(refusal: Error | null, old: { completed_at?: string } | null, placing?: Placing) {
  const session = await cartSessions.getSession();
  for (const name of ["cartId", "pendingPayment", "pendingOffer"] as const) session.set(name, OLD);
  const createCart = vi.fn(async () => FRESH);
  const addFurniture = async (cartId: string) => {
    if (cartId === OLD && refusal) throw refusal;
    return { lines: [{ id: "line_1" }] };
  };
  const commerce = { createCart, addFurniture, cart: async () => old };
  const context = { commerce } as unknown as Pick<AppLoadContext, "commerce">;
  const error = await addToCart("stool", {} as never, session, "de", context, placing).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { error, begun: createCart.mock.calls.length, kept: session.data };
}

const gone = new CommerceRefusal(404, "There is no cart", []);

test.each([
  ["is gone", null],
  ["has become an order", { completed_at: "2026-11-30T09:00:00Z" }],
])(
  "where the cart of a browser %s, a piece begins a new one, and nothing of the old payment stays",
  async (_how, old) => {
    expect(await added(gone, old)).toEqual({
      error: null,
      begun: 1,
      kept: { cartId: FRESH, leftCart: OLD, count: 1 },
    });
  },
);

test("a piece that an open cart refuses begins no other one: what lies in it would be lost", async () => {
  const full = new CommerceRefusal(400, "full", [{ path: "quantity", message: "full", code: "cart_full" }]);
  expect(await added(full, {})).toMatchObject({ error: full, begun: 0, kept: { cartId: OLD } });
});

test("a piece that takes the place of another is put into no other cart than that one's", async () => {
  const placing = { replaces: { line: "line_1", pieces: 1 } } as unknown as NonNullable<Placing>;
  expect(await added(gone, null, placing)).toMatchObject({ error: gone, begun: 0, kept: { cartId: OLD } });
});

test("while the commerce side is silent no cart is given up", async () => {
  const silent = new CommerceUnavailable("/carts", "silent");
  expect(await added(silent, null)).toMatchObject({ error: silent, begun: 0, kept: { cartId: OLD } });
});
