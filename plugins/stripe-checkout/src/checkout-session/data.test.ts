import type Stripe from "stripe";
import { expect, test } from "vitest";
import { firstData, knownSession, readWishes, requireSession, sessionData } from "./data";

const KNOWN = { id: "cs_1", session_id: "payses_1", amount: 149_100, currency: "eur" };

test("what a shop passes is read as far as it can be used; the rest is left out", () => {
  const items = [{ name: "Tisch", amount: 1491 }];
  const good = { session_id: "payses_1", cart_id: "cart_1", locale: "de", email: "a@example.test", items };
  expect(readWishes(good)).toEqual(good);
  expect(
    readWishes({
      ...{ session_id: "payses_1", cart_id: 7, locale: "x".repeat(11), link: "../admin", email: "nobody" },
      ...{ description: "", items: [{ name: "", amount: 1 }], return_origin: 3, amount: 1 },
    }),
  ).toEqual({ session_id: "payses_1" });
});

test.each([[undefined], [{}], [{ session_id: 7 }]])(
  "without the payment session's id nothing starts: %j",
  (data) => {
    expect(() => readWishes(data)).toThrow("needs the id of its Medusa payment session");
  },
);

test("a payment that got as far as Stripe is known by its facts", () => {
  expect(knownSession({ ...KNOWN, url: "https://example.test" })).toEqual(KNOWN);
  expect(requireSession(KNOWN)).toEqual(KNOWN);
});

test.each([[undefined], [{}], [{ ...KNOWN, amount: 1.5 }], [{ ...KNOWN, id: null }]])(
  "one that did not, or says otherwise, is not: %j",
  (data) => {
    expect(knownSession(data)).toBeUndefined();
    expect(() => requireSession(data)).toThrow("has no Stripe Checkout Session");
  },
);

test("Medusa stores the facts of the session, and no more of the payment than its id", () => {
  const session = {
    ...{ id: "cs_1", metadata: { session_id: "payses_1" }, url: "https://pay.example/cs_1", status: "open" },
    ...{ payment_status: "unpaid", amount_total: 149_100, currency: "eur", expires_at: 1_796_000_000 },
  };
  const stored = (payment_intent: unknown, metadata: object | null = session.metadata) =>
    sessionData({ note: "kept", id: "mine" }, {
      ...session,
      payment_intent,
      metadata,
    } as unknown as Stripe.Checkout.Session);
  expect(stored({ id: "pi_1", client_secret: "secret" })).toEqual({
    ...{ note: "kept", id: "cs_1", session_id: "payses_1", url: "https://pay.example/cs_1", status: "open" },
    ...{ payment_status: "unpaid", amount: 149_100, currency: "eur", expires_at: 1_796_000_000 },
    payment_intent: "pi_1",
  });
  expect(stored("pi_1").payment_intent).toBe("pi_1");
  expect(stored(null).payment_intent).toBeNull();
  expect(stored(null, null).session_id).toBeUndefined();
});

test("a payment session that Medusa makes in the place of a payment it gives back names that payment", () => {
  const page = { id: "cs_2", metadata: { session_id: "payses_2" } } as unknown as Stripe.Checkout.Session;
  expect(firstData({ session_id: "payses_2", cart_id: "cart_1" }, page)).not.toHaveProperty("instead_of");
  expect(firstData({ ...KNOWN, instead_of: "cs_0" }, page)).toMatchObject({ id: "cs_2", instead_of: "cs_1" });
});
