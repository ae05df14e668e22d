import { expect, test } from "vitest";
import type { OrderDocument } from "../orders/order-document";
import { owedBack } from "./settle-change";

const TRANSFER = "pp_system_default";
const CARD = "pp_stripe-checkout_stripe-checkout";
const NOTHING = { parts: [], byHand: 0, unclear: 0 };

/** An order that costs less than was paid for it, after a change; the newest payment first. */
const order = (over: object) =>
  ({
    ...{ cancelled: false, unsettled: false, lost: false, lines: [{ returned: false }] },
    ...{ outstanding: -100, due: -100 },
    kept: [{ payment_id: "pay_1", provider_id: CARD, kept: 500 }],
    ...over,
  }) as unknown as OrderDocument;
const paid = (payment_id: string, provider_id: string, kept: number) => ({ payment_id, provider_id, kept });

test("what was paid too much goes back by the payment that it came with", () => {
  expect(owedBack(order({}))).toMatchObject({ ...NOTHING, parts: [{ payment_id: "pay_1", amount: 100 }] });
});

test("the newest payment gives back first, and no payment more than it has", () => {
  const kept = [paid("new", CARD, 30.1), paid("empty", CARD, 0), paid("old", CARD, 500)];
  expect(owedBack(order({ kept })).parts).toMatchObject([
    { payment_id: "new", amount: 30.1 },
    { payment_id: "old", amount: 69.9 },
  ]);
});

test("what was transferred is transferred back by hand, the rest goes by itself", () => {
  const kept = [paid("difference", CARD, 30), paid("first", TRANSFER, 40), paid("second", TRANSFER, 500)];
  expect(owedBack(order({ kept }))).toMatchObject({
    parts: [{ payment_id: "difference", amount: 30 }],
    byHand: 70,
    unclear: 0,
  });
});

test("no more goes back than Medusa's book owes; staff look at the rest, and at what no payment has", () => {
  expect(owedBack(order({ due: -60 }))).toMatchObject({
    parts: [{ payment_id: "pay_1", amount: 60 }],
    byHand: 0,
    unclear: 40,
  });
  expect(owedBack(order({ due: 20 }))).toEqual({ ...NOTHING, unclear: 100 });
  expect(owedBack(order({ kept: [paid("pay_1", CARD, 25.5)] }))).toMatchObject({
    parts: [{ payment_id: "pay_1", amount: 25.5 }],
    byHand: 0,
    unclear: 74.5,
  });
});

test.each([
  ["paid to the cent", { outstanding: 0 }],
  ["of which something is still to be paid", { outstanding: 100, due: 100 }],
  ["cancelled, whose money goes back whole", { cancelled: true }],
  ["with a refund or a dispute under way", { unsettled: true }],
  ["whose payer took the money back", { lost: true }],
  ["of which a piece came back", { lines: [{ returned: false }, { returned: true }] }],
])("of an order %s nothing goes back by itself", (_which, over) => {
  expect(owedBack(order(over))).toEqual(NOTHING);
});
