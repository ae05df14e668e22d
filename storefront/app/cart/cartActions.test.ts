import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { type CommerceIssue, CommerceRefusal } from "../commerce/medusa.server.ts";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { cartAction } from "./cartActions.server.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);

const ORDER = { id: "order_1", display_id: 46, summary: { original_order_total: 1491 }, items: [] };

/** What the cart page answers to a voucher that the commerce side refuses with this issue. */
// biome-ignore lint/suspicious/noExplicitAny: an answer or a redirect
async function answerTo(issue: CommerceIssue, cart: object = {}): Promise<any> {
  const session = await cartSessions.getSession();
  session.set("cartId", "cart_1");
  const Cookie = await cartSessions.commitSession(session);
  const body = new URLSearchParams({ intent: "voucher", voucherCode: "FREUNDE" });
  const request = new Request("http://shop.test/cartDesktop", { method: "POST", headers: { Cookie }, body });
  const commerce = {
    applyVoucher: async () => {
      throw new CommerceRefusal(400, issue.message, [issue]);
    },
    keepContactDraft: async () => {},
    cart: async () => cart,
    complete: async () => ({ placed: true, order: ORDER }),
    orderBill: async () => ({ pay_by: "card" }),
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const analytics = { recordOrder: () => {} };
  return cartAction(request, { cartSessions, commerce, log, analytics } as unknown as AppLoadContext);
}

test.each(["voucher_unknown", "voucher_over", "voucher_not_yet", "voucher_gone", "too_many_requests"])(
  "a voucher that is refused as %s is called so at its field",
  async (code) => {
    const { data } = await answerTo({ path: "voucher_code", message: "…", code });
    expect([data.voucher?.said, data.notice]).toEqual([code, null]);
  },
);

test("a voucher entered while the cart is being paid does not read as one that does not exist", async () => {
  const message = "Dieser Warenkorb wird gerade bezahlt und lässt sich nicht mehr ändern.";
  const { data } = await answerTo({ path: "payment", message, code: "payment_underway" });
  expect(data.voucher).toBeNull();
  expect(data.notice).toContain(message);
});

test("whoever wants one piece more than a cart takes reads that, and not that an order was refused", async () => {
  const session = await cartSessions.getSession();
  session.set("cartId", "cart_1");
  const headers = { Cookie: await cartSessions.commitSession(session), "Accept-Language": "de" };
  const message = "Ein Warenkorb fasst höchstens 50 Stücke.";
  const refuse = async () => {
    throw new CommerceRefusal(400, message, [{ path: "quantity", message, code: "cart_full" }]);
  };
  const commerce = { setQuantity: refuse, cart: async () => ({}) };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const context = { cartSessions, commerce, log } as unknown as AppLoadContext;
  const body = new URLSearchParams({ intent: "quantity:cali_1:3" });
  const request = new Request("http://shop.test/cartDesktop", { method: "POST", headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: an answer or a redirect
  const { data }: any = await cartAction(request, context);
  expect(data.notice).toBe(message);
});

test("a voucher entered into a cart that has become an order leads to the order", async () => {
  const issue = { path: "", message: "The cart has become an order", code: "cart_completed" };
  const answer = await answerTo(issue, { completed_at: "2026-11-27T09:00:00Z" });
  expect([answer.status, answer.headers?.get("location")]).toEqual([
    303,
    expect.stringContaining("orderCompleted"),
  ]);
});

test.each(["FREUNDE", "SOMMER:2026", "a:b:c", "zehn %"])(
  "the voucher %s is taken off by its whole code",
  async (code) => {
    const session = await cartSessions.getSession();
    session.set("cartId", "cart_1");
    const headers = { Cookie: await cartSessions.commitSession(session) };
    const body = new URLSearchParams({ intent: `voucherOff:${code}` });
    const removed: string[] = [];
    const commerce = { removeVoucher: async (_: string, named: string) => removed.push(named) };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const context = { cartSessions, commerce, log } as unknown as AppLoadContext;
    await cartAction(new Request("http://shop.test/cartDesktop", { method: "POST", headers, body }), context);
    expect(removed).toEqual([code]);
  },
);

test.each(["0", "100", "", "zwei"])(
  "whoever orders with the number %j typed into a card reads which numbers there are, and nothing is ordered",
  async (typed) => {
    const session = await cartSessions.getSession();
    session.set("cartId", "cart_1");
    const headers = { Cookie: await cartSessions.commitSession(session), "Accept-Language": "de" };
    const body = new URLSearchParams({ intent: "order", "quantity:cali_1:2": typed });
    const commerce = { saveTerms: async () => ({}), cart: async () => ({}) };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const context = { cartSessions, commerce, log } as unknown as AppLoadContext;
    const request = new Request("http://shop.test/cartDesktop", { method: "POST", headers, body });
    // biome-ignore lint/suspicious/noExplicitAny: an answer or a redirect
    const { data, init }: any = await cartAction(request, context);
    expect(init.status).toBe(400);
    expect(data.notice).toBe("Die Bestellung ging noch nicht: Die Anzahl geht von 1 bis 12.");
  },
);
