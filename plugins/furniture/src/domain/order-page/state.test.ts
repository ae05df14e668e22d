import type { Step } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import type { OrderDocument } from "../orders/order-document";
import { sampleLine } from "../orders/sample-line";
import {
  type InWorkshop,
  type MoneyFacts,
  orderState,
  type PieceStep,
  paymentState,
  progressOf,
} from "./state";

const money: MoneyFacts = {
  pay_by: "card",
  paid: false,
  refunded: false,
  offered: false,
  outstanding: 0,
  changed: false,
  disputed: false,
};

test.each([
  ["a card order is paid", {}, "paid"],
  ["nothing to pay is free", { pay_by: "free" }, "free"],
  ["a transfer is open until staff have seen it", { pay_by: "bank_transfer", outstanding: 194 }, "open"],
  ["a transfer that was seen is paid", { pay_by: "bank_transfer", paid: true }, "paid"],
  ["a debit is checked until the bank has decided", { pay_by: "direct_debit" }, "checked"],
  ["a debit that came is paid", { pay_by: "direct_debit", paid: true }, "paid"],
  ["a disputed payment is checked", { disputed: true }, "checked"],
  ["a reservation waits for its offer", { pay_by: "reservation", outstanding: 194 }, "reserved"],
  ["an offer can be paid", { pay_by: "reservation", offered: true, outstanding: 294 }, "offered"],
  ["what a changed order costs more is open", { changed: true, outstanding: 50 }, "open"],
  ["a change that costs nothing more leaves it paid", { changed: true }, "paid"],
  ["a rounding of an unchanged order is not", { outstanding: 0.01 }, "paid"],
  ["all money back is back", { refunded: true }, "back"],
] as const)("%s", (_what, facts, state) => {
  expect(paymentState({ ...money, ...facts })).toBe(state);
});

const order = { cancelled: false, payment: "paid", changed: false, pickup: false } as const;
const after = (...steps: PieceStep[]) => ({ steps });

test.each([
  ["accepted", after("planned", "planned"), {}],
  ["in_work", after("in_work", "planned"), {}],
  ["in_work", after("ready", "planned"), {}],
  ["ready", after("ready", "planned"), { pickup: true }],
  ["on_its_way", after("on_its_way", "planned"), {}],
  ["on_its_way", after("on_its_way", "delivered"), {}],
  ["in_work", after("delivered", "planned"), {}],
  ["delivered", after("delivered", "delivered"), {}],
  ["delivered", after("delivered", "returned"), {}],
  ["returned", after("returned", "returned"), {}],
  ["money_back", after("returned"), { payment: "back" }],
  ["payment_open", after("planned"), { payment: "open" }],
  ["accepted", after("planned"), { payment: "open", changed: true }],
  ["payment_checked", after("planned"), { payment: "checked" }],
  ["reserved", after("planned"), { payment: "reserved" }],
  ["offered", after("planned"), { payment: "offered" }],
  ["cancelled", after("planned"), { cancelled: true }],
  ["cancelled_money_back", after("planned"), { cancelled: true, payment: "back" }],
  ["money_back", after("delivered"), { payment: "back" }],
] as const)("an order is %s with %j and %j", (state, { steps }, facts) => {
  expect(orderState({ ...order, steps, ...facts })).toBe(state);
});

const NOTHING: InWorkshop = { steps: new Map(), agreed: null };
const PLACED = new Date("2026-11-21T09:00:00Z");
const onBoard = (number: string, step: Step, step_at = PLACED) => new Map([[number, { step, step_at }]]);
const promisedOn = (day: string, created_at = PLACED) => ({ day, created_at });
const stool = sampleLine("1046", 1, "stool", {}, []);
const sample = sampleLine("1046", 2, "sample", {}, []);

/** An order that is paid by card, with as much as progress asks of it. */
function paidOrder(change: Partial<OrderDocument> = {}): OrderDocument {
  const record = { pay_by: "card", shipping: "delivery", promised_weeks: 8 };
  const placedAt = PLACED;
  return { lines: [stool], record, placedAt, paidAt: null, cancelled: false, ...change } as OrderDocument;
}

test.each<[Step, PieceStep]>([
  ["accepted", "planned"],
  ["wood_chosen", "in_work"],
  ["waxed", "in_work"],
  ["packed", "ready"],
  ["on_the_way", "on_its_way"],
  ["delivered", "delivered"],
])("a piece that is %s in the workshop is %s for its customer", (step, told) => {
  const { steps } = progressOf(paidOrder(), [], { ...NOTHING, steps: onBoard("1046.1", step) });
  expect(steps.get(stool.id)).toBe(told);
});

test("a day that staff have agreed takes the place of the one the terms promise", () => {
  expect(progressOf(paidOrder(), [], NOTHING).promised.furniture).toBe("2027-01-16");
  const agreed = { ...NOTHING, agreed: promisedOn("2027-02-01") };
  expect(progressOf(paidOrder(), [], agreed).promised.furniture).toBe("2027-02-01");
  expect(progressOf(paidOrder({ cancelled: true }), [], agreed).promised.furniture).toBeNull();
});

test.each<[string, string | null, string | null]>([
  ["1046.1", null, "2026-11-27"],
  ["1046.2", "2027-01-16", null],
])("nothing is promised any more of what has come: %s", (come, furniture, samples) => {
  const record = { pay_by: "card", shipping: "delivery", promised_weeks: 8, promised_sample_days: 5 };
  const both = paidOrder({ lines: [stool, sample], record: record as OrderDocument["record"] });
  const { promised } = progressOf(both, [], { ...NOTHING, steps: onBoard(come, "delivered") });
  expect(promised).toEqual({ furniture, samples });
});

test("while one of several pieces is not there their day stays promised; one that came back is waited for no more", () => {
  const other = sampleLine("1046", 3, "stool", {}, []);
  const promised = (rest: object) =>
    progressOf(paidOrder({ lines: [stool, { ...other, ...rest }] }), [], {
      ...NOTHING,
      steps: onBoard("1046.1", "delivered"),
    }).promised.furniture;
  expect(promised({})).toBe("2027-01-16");
  expect(promised({ returned: true })).toBeNull();
});

const PARCEL = { id: "ful_1", lineIds: [stool.id], packedAt: null, shippedAt: null, deliveredAt: null };
const SENT = new Date("2026-12-01T10:00:00Z");
const COME = new Date("2026-12-03T10:00:00Z");

test.each<[string, object[], PieceStep]>([
  ["packed", [PARCEL], "ready"],
  ["sent", [{ ...PARCEL, shippedAt: SENT }], "on_its_way"],
  ["come", [{ ...PARCEL, shippedAt: SENT, deliveredAt: COME }], "delivered"],
  ["come without being sent", [{ ...PARCEL, deliveredAt: COME }], "delivered"],
  [
    "sent again after one that came",
    [
      { ...PARCEL, deliveredAt: COME },
      { ...PARCEL, shippedAt: SENT },
    ],
    "on_its_way",
  ],
  ["another piece's", [{ ...PARCEL, lineIds: ["other"], deliveredAt: COME }], "in_work"],
])("a parcel that is %s says more than the board", (_what, parcels, told) => {
  const sawn = { ...NOTHING, steps: onBoard("1046.1", "sawn") };
  expect(progressOf(paidOrder(), parcels as never, sawn).steps.get(stool.id)).toBe(told);
});

const LATER = new Date("2026-12-09T10:00:00Z");
const ARRIVED = { ...PARCEL, packedAt: SENT, shippedAt: SENT, deliveredAt: COME };

test.each<[string, object, Step, PieceStep]>([
  ["came and is repaired", ARRIVED, "coated", "in_work"],
  ["came and goes out again", ARRIVED, "on_the_way", "on_its_way"],
  ["came once more", ARRIVED, "delivered", "delivered"],
  ["is built anew because its parcel was lost", { ...ARRIVED, deliveredAt: null }, "sawn", "in_work"],
  ["is on its way and was moved on by hand", { ...ARRIVED, deliveredAt: null }, "delivered", "on_its_way"],
  ["was packed and is worked on again", { ...PARCEL, packedAt: SENT }, "waxed", "in_work"],
])(
  "a piece that %s since its parcel was made is where the board says, if that is back",
  (_what, parcel, step, told) => {
    const moved = { ...NOTHING, steps: onBoard("1046.1", step, LATER) };
    expect(progressOf(paidOrder(), [parcel] as never, moved).steps.get(stool.id)).toBe(told);
  },
);

test("the day of a piece that came and is repaired is promised no more, unless staff promise one since", () => {
  const repaired = { steps: onBoard("1046.1", "coated", LATER) };
  const promised = (agreed: InWorkshop["agreed"]) =>
    progressOf(paidOrder(), [ARRIVED] as never, { ...repaired, agreed }).promised.furniture;
  expect(promised(promisedOn("2027-01-16"))).toBeNull();
  expect(promised(promisedOn("2027-01-30", LATER))).toBe("2027-01-30");
});

test("a piece that left without a parcel of ours is ready, one that came back is back", () => {
  const stepOf = (change: object) =>
    progressOf(paidOrder({ lines: [{ ...stool, ...change }] }), [], NOTHING).steps.get(stool.id);
  expect(stepOf({ shipped: true })).toBe("ready");
  expect(stepOf({ returned: true, shipped: true })).toBe("returned");
});

// The 21st of November 2026 is a Saturday: five days on, Sundays not counted, is Friday the 27th.
test.each<[string, object, { furniture: string | null; samples: string | null }]>([
  ["by post", {}, { furniture: null, samples: "2026-11-27" }],
  ["abroad", { outside_germany: true }, { furniture: null, samples: null }],
  ["picked up alone", { shipping: "pickup" }, { furniture: null, samples: "2026-11-27" }],
  ["beside furniture", { promised_weeks: 8 }, { furniture: "2027-01-16", samples: "2026-11-27" }],
  [
    "picked up with furniture",
    { promised_weeks: 8, shipping: "pickup" },
    { furniture: "2027-01-16", samples: null },
  ],
  ["not promised", { promised_sample_days: undefined }, { furniture: null, samples: null }],
  ["paid by a transfer that is not there", { pay_by: "bank_transfer" }, { furniture: null, samples: null }],
])("samples %s are promised as their terms say", (_how, terms, promised) => {
  const record = { pay_by: "card", shipping: "delivery", promised_sample_days: 5, ...terms };
  const lines = "promised_weeks" in terms ? [stool, sample] : [sample];
  const placed = paidOrder({ lines, record: record as OrderDocument["record"] });
  expect(progressOf(placed, [], NOTHING).promised).toEqual(promised);
});

test("an agreed day is of the furniture, and of the samples only where they go alone", () => {
  const agreed = { ...NOTHING, agreed: promisedOn("2027-02-01") };
  const record = { pay_by: "card", shipping: "delivery", promised_sample_days: 5 };
  const alone = paidOrder({ lines: [sample], record: record as OrderDocument["record"] });
  expect(progressOf(alone, [], agreed).promised).toEqual({ furniture: null, samples: "2027-02-01" });
  const both = {
    ...alone,
    lines: [stool, sample],
    record: { ...record, promised_weeks: 8 },
  } as OrderDocument;
  expect(progressOf(both, [], agreed).promised).toEqual({ furniture: "2027-02-01", samples: "2026-11-27" });
  expect(progressOf({ ...both, record: null }, [], agreed).promised).toEqual({
    furniture: null,
    samples: null,
  });
});
