import { defaultConfiguration, PRICES } from "@planke46/furniture-rules";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { CommerceRefusal, CommerceUnavailable } from "../commerce/medusa.server.ts";
import { loader, shouldRevalidate } from "../routes/cart.tsx";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { afterAnswer } from "../session/cookieJar.cases.ts";
import { fingerprintOf } from "./cartPage.server.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);
const CART = "cart_1";
const LINE = {
  ...{ id: "cali_1", kind: "stool", title: "", price: 275, discount_amount: 0, discount_price: 275 },
  ...{ made_to_measure: false, configuration_id: "c", configuration: defaultConfiguration("stool") },
  ...{ planks_gone: [], planks: [] },
};
const SUMMARY = {
  ...{ total: 275, pay_by: "card", lines: [LINE], ordinary_lines: [], payment_methods: ["card"] },
  terms: { shipping: "delivery", express_build: false, outside_germany: false, data_security: false },
};
const OPEN = { id: CART, email: "", completed_at: null, metadata: {} };

interface Seen {
  cookie?: Record<string, unknown>;
  cart?: object | null;
  summary?: typeof SUMMARY | Error;
  headers?: Record<string, string>;
}

/** The cart page as a browser with this cookie gets it; a redirect or a fault is returned, not thrown. */
async function opened({ cookie = { cartId: CART }, cart = OPEN, summary = SUMMARY, headers = {} }: Seen) {
  const session = await cartSessions.getSession();
  for (const [name, value] of Object.entries(cookie)) {
    if (name === "changed") session.flash(name, true);
    else session.set(name as "cartId", value as string);
  }
  const Cookie = await cartSessions.headerOf(session);
  const commerce = {
    cart: async () => cart,
    contactDraft: async () => ({ city: "Berlin", unknown: "x" }),
    summary: async () => {
      if (summary instanceof Error) throw summary;
      return summary;
    },
    prices: async () => ({ prices: PRICES, offSale: [] }),
    regions: async () => ({ abroadCountries: ["at"] }),
  };
  const content = { standardColors: async () => [] };
  const log = { error: () => {} };
  const context = { cartSessions, commerce, content, log } as unknown as AppLoadContext;
  const request = new Request("http://shop.test/cartDesktop", { headers: { Cookie, ...headers } });
  const args = { request, params: {}, context } as unknown as LoaderFunctionArgs;
  // biome-ignore lint/suspicious/noExplicitAny: a page or what was thrown
  const answer: any = await loader(args).catch((thrown: unknown) => thrown);
  const told = new Headers(answer.init?.headers).getSetCookie();
  const kept = await cartSessions.getSession(afterAnswer(Cookie, answer.init?.headers));
  return { answer, page: answer.data, told, kept };
}

const namesOf = (told: readonly string[]) => told.map((cookie) => cookie.split("=", 1)[0]);

const BEGUN = { cartId: CART, pendingPayment: CART, pendingOffer: fingerprintOf(SUMMARY) };
const CLICKED = { "Sec-Fetch-Site": "same-origin" };

test("a cart is shown with its pieces and what was typed, and the header counts them", async () => {
  const { page, kept } = await opened({});
  expect(page.bill.lines).toMatchObject([{ kind: "stool", quantity: 1 }]);
  expect(page.saved).toMatchObject({ city: "Berlin", shipping: "delivery" });
  expect(page.saved).not.toHaveProperty("unknown");
  expect([kept.get("count"), page.unpaid]).toEqual([1, null]);
});

test("a look at the cart saves nothing where nothing is new: its answer may come after another window has put a piece in and was to say so", async () => {
  const known = { cartId: CART, count: 1 };
  expect((await opened({ cookie: known, headers: CLICKED })).told).toEqual([]);
  const miscounted = await opened({ cookie: { ...known, count: 2 }, headers: CLICKED });
  expect([namesOf(miscounted.told), miscounted.kept.get("count")]).toEqual([["cart_count"], 1]);
  const said = await opened({ cookie: { ...known, changed: true }, headers: CLICKED });
  expect([said.page.changed, namesOf(said.told)]).toEqual([true, ["cart_changed"]]);
});

test("who comes back to the shop keeps the cart for thirty more days", async () => {
  expect((await opened({ cookie: { cartId: CART, count: 1 } })).told).toEqual([
    expect.stringMatching(/^cart=.*Max-Age=2592000/),
  ]);
});

test("who comes back from a payment page reads that this cart is not paid yet, also after a click within the shop", async () => {
  expect((await opened({ cookie: BEGUN })).page.unpaid).toBe("restored");
  expect((await opened({ cookie: BEGUN, headers: CLICKED })).page.unpaid).toBe("open");
});

test.each([
  ["another cart was being paid", { ...BEGUN, pendingPayment: "cart_2" }, SUMMARY],
  ["the cart has been changed since", BEGUN, { ...SUMMARY, total: 175 }],
  ["it is to be transferred by now", BEGUN, { ...SUMMARY, pay_by: "bank_transfer" }],
])("nothing is called unpaid where %s", async (_what, cookie, summary) => {
  expect((await opened({ cookie, summary })).page.unpaid).toBeNull();
});

test("a cart that was paid in another window leads to its order, and one that became an order otherwise is forgotten", async () => {
  const cart = { ...OPEN, completed_at: "2026-11-27T09:00:00Z" };
  const { answer } = await opened({ cookie: BEGUN, cart });
  expect(answer.headers.get("location")).toBe("/orderCompletedStripe?cart_id=cart_1");
  const { page, kept } = await opened({ cart });
  expect([page.bill, kept.has("cartId")]).toEqual([null, false]);
});

test("an empty cart stays the visitor's, and the header counts nothing; one that is gone is forgotten", async () => {
  const empty = await opened({ cookie: { cartId: CART, count: 3 }, summary: { ...SUMMARY, lines: [] } });
  expect([empty.page.bill, empty.kept.get("cartId"), empty.kept.get("count")]).toEqual([null, CART, 0]);
  const gone = await opened({ cart: null, summary: new CommerceRefusal(404, "no such cart", []) });
  expect([gone.page.bill, gone.kept.has("cartId")]).toEqual([null, false]);
  expect((await opened({ cookie: {} })).page).toMatchObject({ bill: null, silent: false });
});

const BUSY = [{ path: "", message: "busy", code: "too_many_requests" }];

test.each([
  ["the shop is silent", new CommerceUnavailable("/summary", "silent")],
  ["the cart is being changed in another window", new CommerceRefusal(429, "busy", BUSY)],
])("a cart that cannot be read while %s is not called empty, and is kept", async (_what, summary) => {
  const { answer, page, kept } = await opened({ summary });
  expect([answer.init.status, page.bill, page.silent, kept.get("cartId")]).toEqual([503, null, true, CART]);
});

test("a refusal for good, and a fault of our own, are no silence", async () => {
  const refused = new CommerceRefusal(400, "no", [{ path: "", message: "no", code: "other" }]);
  expect((await opened({ summary: refused })).answer).toBe(refused);
  const fault = new TypeError("a fault");
  expect((await opened({ summary: fault })).answer).toBe(fault);
});

test("after a change the cart is read anew, unless the shop has just been silent", () => {
  const changed = { formMethod: "POST", defaultShouldRevalidate: false } as Parameters<
    typeof shouldRevalidate
  >[0];
  expect(shouldRevalidate({ ...changed, actionStatus: 400 })).toBe(true);
  expect(shouldRevalidate({ ...changed, actionStatus: 503 })).toBe(false);
  expect(shouldRevalidate({ ...changed, actionResult: { unreachable: true } })).toBe(false);
  expect(shouldRevalidate({ ...changed, formMethod: "GET" })).toBe(false);
});
