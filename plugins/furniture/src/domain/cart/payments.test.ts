import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  deleteSessions,
  fits,
  holdUntil,
  isAgreed,
  isUsable,
  noPaymentPage,
  openPage,
  type PayBy,
  type PaymentSession,
  payBy,
} from "./payments";

const money = (total: number, pieces = 2) =>
  ({ lines: Array(pieces).fill({}), total }) as Parameters<typeof payBy>[1];

test.each([
  ["a card", false, money(194), false, "card"],
  ["a transfer", false, money(194), true, "bank_transfer"],
  ["nothing yet from abroad, whatever is chosen", true, money(194), true, "reservation"],
  ["nothing where nothing is due", false, money(0), true, "free"],
  ["a card while the cart is empty", false, money(0, 0), false, "card"],
] as const)("it is paid by %s", (_what, outside_germany, sums, transfer, expected) => {
  expect(payBy({ outside_germany }, sums, transfer)).toBe(expected);
});

test("card orders are paid at the card's provider alone, all others at that of promises", () => {
  const [card, transfer] = ["pp_stripe-checkout_card", "pp_system_default"];
  const ways: PayBy[] = ["card", "bank_transfer", "reservation", "free"];
  expect(ways.map((way) => fits(card, way))).toEqual([true, false, false, false]);
  expect(ways.map((way) => fits(transfer, way))).toEqual([false, true, true, true]);
  expect(ways.some((way) => fits("pp_other", way))).toBe(false);
});

const NOW = new Date("2026-11-27T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());
const inSeconds = (rest: number) => NOW.getTime() / 1000 + rest;

test("what a shopper pays for is kept for 35 minutes", () => {
  expect(holdUntil().toISOString()).toBe("2026-11-27T12:35:00.000Z");
  expect(holdUntil(new Date("2026-11-27T23:30:00Z")).toISOString()).toBe("2026-11-28T00:05:00.000Z");
});

test.each([
  ["pending", 121, true],
  ["requires_more", 121, true],
  ["pending", 120, false],
  ["pending", -1, false],
  ["authorized", 600, false],
  ["captured", 600, false],
  ["canceled", 600, false],
  ["error", 600, false],
] as const)(
  "a shopper is sent again to a payment page that is %s and open for another %i seconds: %s",
  (status, rest, usable) => {
    expect(isUsable({ status, data: { expires_at: inSeconds(rest) } })).toBe(usable);
  },
);

test("a payment page without an end is open", () => {
  expect(isUsable({ status: "pending", data: {} })).toBe(true);
  expect(isUsable({ status: "pending", data: undefined as never })).toBe(true);
});

function agreed(session: object, rest?: number): boolean {
  const payment_sessions = [
    {
      id: "payses_1",
      provider_id: "pp_stripe-checkout_card",
      amount: 194,
      ...session,
    } as unknown as PaymentSession,
  ];
  return isAgreed({ collection: { id: "pay_col_1", amount: 194, payment_sessions } }, rest);
}

test("a cart keeps its prices while its payment page is open, and longer where a rest is asked for", () => {
  const open = { status: "pending", data: { expires_at: inSeconds(100) } };
  expect(agreed(open)).toBe(true);
  expect(agreed(open, 99)).toBe(true);
  expect(agreed(open, 100)).toBe(false);
  const over = { ...open, data: { expires_at: inSeconds(-100) } };
  expect(agreed(over)).toBe(false);
  expect(agreed(over, -101)).toBe(true);
  expect(agreed({ ...open, data: {} })).toBe(true);
  expect(agreed({ ...open, data: undefined })).toBe(true);
});

test.each([
  ["pending", true],
  ["requires_more", true],
  ["authorized", true],
  ["captured", true],
  ["canceled", false],
  ["error", false],
])("a payment that is %s holds a cart's prices: %s", (status, holds) => {
  expect(agreed({ status, data: { expires_at: inSeconds(600) } })).toBe(holds);
});

test("an order by transfer may take half an hour from its button on, whatever the provider keeps of it", () => {
  const pressed = (created_at: string) =>
    agreed({ status: "pending", provider_id: "pp_system_default", created_at, data: { expires_at: 1 } });
  expect(pressed("2026-11-27T11:30:01Z")).toBe(true);
  expect(pressed("2026-11-27T11:30:00Z")).toBe(false);
});

test("one payment of several is enough; without any nothing is agreed", () => {
  const data = { expires_at: inSeconds(600) };
  const session = (status: string) =>
    ({ status, data, provider_id: "pp_stripe-checkout_card" }) as unknown as PaymentSession;
  const collection = {
    id: "p",
    amount: 1,
    payment_sessions: [session("canceled"), session("pending")],
  };
  expect(isAgreed({ collection })).toBe(true);
  expect(isAgreed({ collection: { ...collection, payment_sessions: [] } })).toBe(false);
  expect(isAgreed({ collection: null })).toBe(false);
});

test("where the provider names no page, the order form says so in the shopper's language", () => {
  expect(noPaymentPage("de").issues).toMatchObject([{ path: "payment", code: "no_payment_page" }]);
  expect(noPaymentPage("en").message).not.toBe(noPaymentPage("de").message);
});

/** A payment module that fails with this error whatever it is asked. */
function failing(error: Error): MedusaContainer {
  const fail = () => Promise.reject(error);
  const module = {
    ...{ deletePaymentSession: fail, createPaymentSession: fail },
    ...{ warn: () => undefined, error: () => undefined },
  };
  return { resolve: () => module } as unknown as MedusaContainer;
}

const { NOT_ALLOWED, UNEXPECTED_STATE } = MedusaError.Types;
const SESSION = { id: "payses_1" } as PaymentSession;
const PAGE = { provider_id: "pp_card", amount: 194, currency_code: "eur", data: {} };

test.each([
  [NOT_ALLOWED, "payment_underway"],
  [UNEXPECTED_STATE, "payment_page_open"],
])("where the provider does not close a page (%s), the shopper reads why: %s", async (type, code) => {
  const refused = deleteSessions(failing(new MedusaError(type, "No.")), [SESSION], "de");
  await expect(refused).rejects.toMatchObject({ issues: [{ path: "payment", code }] });
});

test("where the provider fails to open a page, the shopper is told to try again; other faults stay what they are", async () => {
  const silent = failing(new MedusaError(UNEXPECTED_STATE, "Stripe did not answer."));
  await expect(openPage(silent, "pay_col_1", PAGE, "de")).rejects.toMatchObject({
    issues: [{ code: "no_payment_page" }],
  });
  const broken = new Error("in a read-only transaction");
  await expect(openPage(failing(broken), "pay_col_1", PAGE, "de")).rejects.toBe(broken);
});
