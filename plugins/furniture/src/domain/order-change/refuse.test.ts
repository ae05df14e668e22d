import { expect, test } from "vitest";
import type { OrderStanding } from "./plan";
import { refuseAll, standingIssues, sumText, withdrawalIssues } from "./refuse";

const TRANSFER = "pp_system_default";
const CARD = "pp_stripe-checkout_stripe-checkout";

/** An order that is paid and can be changed. */
const standing = (over: object = {}) =>
  ({
    ...{ cancelled: false, editing: false, lost: false, unsettled: false, foreign: false },
    record: { pay_by: "card" },
    paidAt: null,
    lines: [{ returned: false }, { returned: false }],
    ...{ credited: 0, total: 1666, outstanding: 0, due: 0 },
    kept: [{ payment_id: "pay_1", provider_id: CARD, kept: 1666 }],
    versions: [],
    ...over,
  }) as unknown as OrderStanding;

const paidBy = (pay_by: string, over: object = {}) => standing({ record: { pay_by }, ...over });
const codesOf = (order: OrderStanding) => standingIssues(order).map(({ code }) => code);
const CHANGED = [{ number: 2 }];
const PAID_AT = new Date("2026-11-20T09:00:00Z");

test.each([
  ["paid by card", standing()],
  ["whose transfer has come", paidBy("bank_transfer", { paidAt: PAID_AT })],
  ["whose debit has come", paidBy("direct_debit", { paidAt: PAID_AT })],
  ["of which goodwill gave back nearly all", standing({ credited: 1665 })],
  ["that costs nothing", standing({ total: 0, kept: [] })],
  ["whose last change is still to be paid for", standing({ outstanding: 244, due: 244, versions: CHANGED })],
])("an order %s can be changed", (_which, order) => {
  expect(codesOf(order)).toEqual([]);
});

test.each([
  ["cancelled", standing({ cancelled: true }), "order_cancelled"],
  ["a reservation", paidBy("reservation"), "payment_open"],
  ["a reservation, though money has come", paidBy("reservation", { paidAt: PAID_AT }), "payment_open"],
  ["to be paid by a debit that is under way", paidBy("direct_debit"), "payment_open"],
  ["to be paid by a transfer that has not come", paidBy("bank_transfer"), "payment_open"],
  ["being edited in Medusa", standing({ editing: true }), "order_edit_open"],
  ["one whose payer took the money back", standing({ lost: true, unsettled: true }), "payment_lost"],
  ["disputed", standing({ unsettled: true }), "payment_open"],
  ["one of which one piece came back", standing({ lines: [{}, { returned: true }] }), "returned"],
  ["refunded whole", standing({ credited: 1666, total: 1666 }), "refunded"],
  ["one with what is no furniture", standing({ foreign: true }), "not_furniture"],
  ["not paid, and never changed", standing({ outstanding: 10, due: 10 }), "payment_open"],
  ["paid too much", standing({ outstanding: -10, due: 0 }), "payment_open"],
  ["open by cents", standing({ outstanding: 0.5, due: 0.5, versions: CHANGED }), "payment_open"],
])("an order that is %s cannot, and staff read one reason", (_which, order, code) => {
  expect(codesOf(order)).toEqual([code]);
});

test("money that is owed back by hand is transferred first, and named to the cent", () => {
  const kept = [{ payment_id: "pay_1", provider_id: TRANSFER, kept: 1666 }];
  const owed = { outstanding: -1234.5, due: -1234.5, versions: CHANGED };
  const [issue] = standingIssues(standing({ ...owed, kept }));
  expect([issue?.code, issue?.message]).toEqual([
    "transfer_back_first",
    expect.stringContaining("Noch zu überweisen: 1.234,50 EUR."),
  ]);
  // Of what came both ways a part goes back by itself: that is no sum to transfer.
  const both = [{ payment_id: "pay_2", provider_id: CARD, kept: 244 }, ...kept];
  const [other] = standingIssues(standing({ ...owed, kept: both }));
  expect([other?.code, other?.message]).toEqual(["payment_open", expect.stringContaining("1.234,50 EUR")]);
});

test("an order that its customer withdraws from loses pieces at most", () => {
  expect(withdrawalIssues({ withdrawn: false })).toEqual([]);
  expect(withdrawalIssues({ withdrawn: true })).toMatchObject([{ path: "", code: "withdrawal_open" }]);
});

test("a refusal names every reason, and there is none without one", () => {
  const issues = [...standingIssues(standing({ cancelled: true })), ...withdrawalIssues({ withdrawn: true })];
  expect(() => refuseAll([])).not.toThrow();
  expect(() => refuseAll(issues)).toThrow(expect.objectContaining({ issues }));
});

test.each([
  [244, "244 EUR"],
  [10.5, "10,50 EUR"],
  [12_345, "12.345 EUR"],
])("a sum of %d is written %s", (sum, words) => {
  expect(sumText(sum)).toBe(words);
});
