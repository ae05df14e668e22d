import { defaultConfiguration } from "@planke46/furniture-rules";
import { type AppLoadContext, createCookie, type LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceRefusal } from "../commerce/medusa.server.ts";
import { loader as completed } from "../routes/orderCompletedStripe.tsx";
import { cartSessionOf, createCartSessions, savedSession } from "../session/cartCookie.server.ts";
import { afterAnswer } from "../session/cookieJar.cases.ts";
import { addToCart } from "./addToCart.server.ts";
import { cartPage } from "./cartPage.server.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const [PAID, BEGUN] = ["cart_0123456789paid", "cart_0123456789begun"];
const PLACED = { id: "order_1", number: "1046", payBy: "card", value: 194 };

/** A shop in which one cart has been paid and has become an order; the next one that is begun is {@link BEGUN}. */
const commerce = {
  cart: async (id: string) => (id === PAID ? { id, completed_at: "2026-11-30T09:00:00Z" } : { id }),
  createCart: async () => BEGUN,
  addFurniture: async (id: string) => {
    if (id === PAID) throw new CommerceRefusal(400, "It is an order", []);
    return { lines: [{ id: "line_1" }] };
  },
  complete: async () => ({
    placed: true,
    order: { id: "order_1", display_id: 1046, summary: { original_order_total: 194 } },
  }),
  contactDraft: async () => null,
  summary: async () => ({ lines: [{}] }),
  prices: async () => ({}),
};
const content = { standardColors: async () => [] };
const shop = { cartSessions, commerce, content, analytics: { recordOrder() {} }, log: { warn() {} } };
/** Each request has a context of its own. */
const contextOf = () => ({ ...shop }) as unknown as AppLoadContext;

type Answer = (request: Request) => Promise<HeadersInit | undefined>;

const looksAtTheCart: Answer = async (request) => {
  const { init } = await cartPage(request, contextOf());
  return init?.headers;
};
const comesBackFromPaying: Answer = async (request) => {
  const args = { request, params: {}, context: contextOf() } as unknown as LoaderFunctionArgs;
  const answer: unknown = await completed(args).catch((thrown: unknown) => thrown);
  return (answer as Response).headers;
};
const putsInAPiece: Answer = async (request) => {
  const context = contextOf();
  const session = await cartSessionOf(request, context);
  await addToCart("stool", defaultConfiguration("stool"), session, "de", context);
  session.flash("added", { id: "line_1", kind: "stool", price: 194, quantity: 1 });
  return savedSession(session, context);
};

/** What a browser knows that sends these at the same moment and gets their answers in this order. */
async function after(answers: Answer[], known: Record<string, unknown>) {
  const session = await cartSessions.getSession();
  for (const [name, value] of Object.entries(known)) session.set(name as "cartId", value as string);
  const sent = await cartSessions.headerOf(session);
  let held = sent;
  for (const answer of answers)
    held = afterAnswer(held, await answer(new Request("http://shop.test/", { headers: { Cookie: sent } })));
  return cartSessions.getSession(held);
}

test.each([
  ["looks at it", looksAtTheCart, { cartId: PAID, count: 2 }],
  ["comes back from paying it", comesBackFromPaying, { cartId: PAID, count: 2, pendingPayment: PAID }],
] as const)(
  "of two windows of which one %s once it has become an order and the other begins a new cart, whichever is answered last takes nothing away",
  async (_what, answer, known) => {
    for (const order of [
      [putsInAPiece, answer],
      [answer, putsInAPiece],
    ]) {
      const held = await after(order, known);
      expect(held.get("cartId")).toBe(BEGUN);
      expect(held.get("added")).toMatchObject({ id: "line_1" });
      if (answer === comesBackFromPaying) expect(held.get("placedOrder")).toEqual(PLACED);
      expect(held.get("pendingPayment")).toBeUndefined();
    }
  },
);

test("a cart that has become an order is left by the browser that hears of it", async () => {
  const held = await after([looksAtTheCart], { cartId: PAID, count: 2 });
  expect([held.get("cartId"), held.get("count")]).toEqual([undefined, undefined]);
});

test("a cookie of a shop that kept everything in one is read, and kept as it is now from the first change on", async () => {
  const before = createCookie("cart", { secrets: ["a secret of thirty-two characters"] });
  const sent =
    (await before.serialize({ cartId: BEGUN, count: 1, placedOrder: PLACED })).split(";", 1)[0] ?? "";
  const session = await cartSessions.getSession(sent);
  expect([session.get("count"), session.get("placedOrder")]).toEqual([1, PLACED]);
  session.unset("count");
  const kept = await cartSessions.getSession(
    afterAnswer(sent, await savedSession(session, { cartSessions } as AppLoadContext)),
  );
  expect(kept.data).toEqual({ cartId: BEGUN, placedOrder: PLACED });
});
