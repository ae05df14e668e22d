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
  const Cookie = await cartSessions.headerOf(session);
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
  const headers = { Cookie: await cartSessions.headerOf(session), "Accept-Language": "de" };
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
    const headers = { Cookie: await cartSessions.headerOf(session) };
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
    const headers = { Cookie: await cartSessions.headerOf(session), "Accept-Language": "de" };
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

/** What the page answers to these fields of a cart with two stools that lie in it as one card, and which numbers it saves. */
async function counted(body: Record<string, string>) {
  const session = await cartSessions.getSession();
  session.set("cartId", "cart_1");
  const headers = { Cookie: await cartSessions.headerOf(session), "Accept-Language": "de" };
  const saved: unknown[] = [];
  const commerce = {
    setQuantity: async (_: string, line: string, quantity: number) => {
      saved.push([line, quantity]);
      return { lines: [] };
    },
    saveTerms: async () => ({}),
    cart: async () => ({}),
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const analytics = { recordAdded: () => {} };
  const context = { cartSessions, commerce, log, analytics } as unknown as AppLoadContext;
  const sent = { method: "POST", headers, body: new URLSearchParams(body) };
  // biome-ignore lint/suspicious/noExplicitAny: an answer or a redirect
  const answer: any = await cartAction(new Request("http://shop.test/cartDesktop", sent), context);
  return { saved, status: answer.init?.status ?? 200, notice: answer.data.notice };
}

test("a number typed into a card and not applied counts when ordered, and one that stands there already changes nothing", async () => {
  expect((await counted({ intent: "order", "quantity:cali_1:2": "3" })).saved).toEqual([["cali_1", 3]]);
  expect((await counted({ intent: "order", "quantity:cali_1:2": "02" })).saved).toEqual([]);
});

test("what is no number keeps nobody from taking another piece out, and changes no number", async () => {
  expect((await counted({ intent: "remove:cali_2", "quantity:cali_1:2": "zwei" })).saved).toEqual([
    ["cali_2", 0],
  ]);
});

test("a number that no cart takes is refused as a fault of what was typed, with the numbers there are", async () => {
  expect(await counted({ intent: "quantity:cali_1", "quantity:cali_1:2": "zwei" })).toEqual({
    saved: [],
    status: 400,
    notice: "Die Anzahl geht von 1 bis 12.",
  });
});

const OFFER = {
  total: 1491,
  pay_by: "card",
  terms: { shipping: "delivery", express_build: false },
  lines: [{ id: "cali_1" }],
};
const SHOWN = "1491.order.delivery.usual.cali_1";

const FORM = {
  ...{ firstName: "Anna", lastName: "Muster", street: "Musterweg 1", zip: "10115", city: "Berlin" },
  ...{
    email: "anna@example.test",
    phone: "030 123456",
    shipping: "delivery",
    dataSecurity: "on",
    intent: "order",
  },
};

/** What a whole order form comes to that was sent from a page which showed this offer. */
async function ordered(shownOffer: string, { lapsed = "", shownLapse = "" } = {}) {
  const session = await cartSessions.getSession();
  session.set("cartId", "cart_1");
  const headers = { Cookie: await cartSessions.headerOf(session), "Accept-Language": "de" };
  const deeds: string[] = [];
  const wishes: unknown[] = [];
  const commerce = {
    saveTerms: async (_: string, terms: { paymentMethod?: string }) => {
      wishes.push(terms.paymentMethod);
      return { ...OFFER, voucher_lapsed: lapsed ? { code: lapsed, reason: "voucher_over" } : null };
    },
    removeVoucher: async (_: string, code: string) => void deeds.push(`without ${code}`),
    saveContact: async () => void deeds.push("contact"),
    checkout: async () => {
      deeds.push("checkout");
      return { next: "redirect", url: "https://pay.example/1" };
    },
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const environment = { STOREFRONT_URL: "http://shop.test" };
  const context = { cartSessions, commerce, log, environment } as unknown as AppLoadContext;
  const body = new URLSearchParams({ ...FORM, shownOffer, shownLapse });
  const request = new Request("http://shop.test/cartDesktop", { method: "POST", headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: an answer or a redirect
  const answer: any = await cartAction(request, context);
  return { answer, deeds, wishes };
}

test("an order is sent to be paid as its page showed it, by card where the form asks for no way", async () => {
  const { answer, deeds, wishes } = await ordered(SHOWN);
  expect([answer.status, answer.headers?.get("location"), deeds, wishes]).toEqual([
    303,
    "https://pay.example/1",
    ["contact", "checkout"],
    ["card"],
  ]);
});

test.each([
  ["ALT", "ALT", ["without ALT", "contact", "checkout"]],
  ["ALT", "", ["contact", "checkout"]],
  ["ALT", "ANDERER", ["contact", "checkout"]],
  ["", "ALT", ["contact", "checkout"]],
])(
  "of a voucher (%j) that counts no more the cart is rid once its page has said so (%j): the order is not refused for it again",
  async (lapsed, shownLapse, done) => {
    expect((await ordered(SHOWN, { lapsed, shownLapse })).deeds).toEqual(done);
  },
);

test.each(["1441.order.delivery.usual.cali_1", "1491.order.pickup.usual.cali_1", ""])(
  "nobody is sent to pay another offer than the page showed (%j), and reads what it costs now",
  async (shown) => {
    const { answer, deeds } = await ordered(shown);
    expect([answer.init?.status, deeds]).toEqual([409, []]);
    expect(answer.data.notice.replace(/\s/g, " ")).toContain("1.491 €");
  },
);

test.each([
  [
    "order",
    { id: "order_1", number: "46", payBy: "card", value: 1491 },
    "/orderCompleted?orderID=46&orderValue=1491",
  ],
  ["order", null, "/cartDesktop"],
  ["voucher", { id: "order_1", number: "46", payBy: "card", value: 1491 }, "/cartDesktop"],
])(
  "the form (%s) of a cart that this browser has no more leads to the order it became, where it was to order",
  async (intent, placed, where) => {
    const session = await cartSessions.getSession();
    if (placed) session.set("placedOrder", placed);
    const headers = { Cookie: await cartSessions.headerOf(session) };
    const body = new URLSearchParams({ intent });
    const request = new Request("http://shop.test/cartDesktop", { method: "POST", headers, body });
    // biome-ignore lint/suspicious/noExplicitAny: an answer or a redirect
    const answer: any = await cartAction(request, { cartSessions } as unknown as AppLoadContext);
    expect(answer.headers.get("location")).toBe(where);
  },
);
