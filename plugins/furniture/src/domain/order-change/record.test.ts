import { expect, test } from "vitest";
import type { ChangePlan } from "./build";
import type { OrderStanding } from "./plan";
import {
  lineDiscounts,
  lineOrder,
  linesAfter,
  linesBefore,
  type PlacedLine,
  pieceChanges,
  recordAfter,
  withoutPerson,
} from "./record";

const line = (number: string, title: string, configuration_id: string) => ({
  line_id: configuration_id,
  configuration_id,
  number,
  title,
  price: 1,
});

test("the workshop is told of each piece that is new, changed or left out, and of no other", () => {
  const before = [line("7.1", "Tisch", "a"), line("7.2", "Hocker", "b"), line("7.3", "Bank", "c")];
  const after = [line("7.1", "Tisch", "d"), line("7.3", "Bank", "c"), line("7.4", "Regal", "e")];
  expect(pieceChanges(before, after)).toEqual([
    "7.1 Tisch: geändert",
    "7.4 Regal: neu",
    "7.2 Hocker: entfällt",
  ]);
  expect(pieceChanges(before, before)).toEqual([]);
});

/** A table and a bench; the stool that was line 2 has left before. */
const RECORD = {
  pay_by: "card",
  shipping: "delivery",
  express_build: false,
  outside_germany: false,
  voucher_code: "FREUNDE",
  goods: 2333,
  multi_item_discount: 93,
  pickup_deduction: 0,
  express_fee: 0,
  voucher_sum: 50,
  total: 2283,
  message: "Bitte klingeln",
  vat_id: "DE123456789",
  utm: { source: "newsletter" },
  line_order: ["c-table", "c-stool", "c-bench"],
  promised_weeks: 8,
  promised_sample_days: 5,
} as const;
const standing = (id: string, place: number, title: string, price: number) => ({
  id,
  place,
  title,
  price,
  configuration_id: `c-${id}`,
  number: `1046.${place}`,
});
const ORDER = {
  number: "1046",
  lastPlace: 3,
  record: RECORD,
  lines: [standing("table", 1, "Tisch", 1491), standing("bench", 3, "Bank", 935)],
} as unknown as OrderStanding;

/** The bench gives way to a longer one, a second table comes as line 4, and all is picked up and built express. */
const PLACED: PlacedLine[] = [
  { place: 3, line_id: "longer", configuration_id: "c-longer", title: "Bank", price: 968 },
  { place: 4, line_id: "second", configuration_id: "c-second", title: "Tisch", price: 1491 },
];
const planned = (id: string, place: number, price: number, stays?: string) => ({
  id,
  place,
  price,
  ...(stays && { stays: { id: stays } }),
});
const PLAN = {
  lines: {
    lines: [planned("table", 1, 1491, "table"), planned("piece-3", 3, 968), planned("piece-4", 4, 1491)],
    removed: [],
  },
  after: {
    // 10 % of 968 and of the second of the two dearest.
    money: {
      lines: [
        { id: "table", discountAmount: 0 },
        { id: "piece-3", discountAmount: 97 },
        { id: "piece-4", discountAmount: 149 },
      ],
      goods: 3704,
      pickupDeduction: 75,
      expressFee: 65,
      voucherSum: 50,
      total: 3644,
    },
    total: 3644,
  },
  terms: { shipping: "pickup", express_build: true },
  promised: { promised_weeks: 4 },
  invoice: true,
  prices: { version: 6, prices: {} },
} as unknown as ChangePlan;

test("a version holds nothing personal", () => {
  const kept = withoutPerson({ ...RECORD, line_order: [...RECORD.line_order] });
  expect(kept).not.toHaveProperty("message");
  expect(kept).not.toHaveProperty("vat_id");
  expect(kept).not.toHaveProperty("utm");
  expect(kept).toMatchObject({ pay_by: "card", total: 2283, voucher_code: "FREUNDE" });
});

test("the record says what the new version costs, how it goes and when it was agreed", () => {
  const at = new Date("2026-11-24T10:00:00Z");
  expect(recordAfter(ORDER, PLAN, 2, at)).toEqual({
    pay_by: "card",
    shipping: "pickup",
    express_build: true,
    outside_germany: false,
    voucher_code: "FREUNDE",
    line_order: ["c-table", "c-stool", "c-bench"],
    goods: 3704,
    multi_item_discount: 246,
    pickup_deduction: 75,
    express_fee: 65,
    voucher_sum: 50,
    total: 3644,
    invoice: true,
    promised_weeks: 4,
    version: 2,
    changed_at: "2026-11-24T10:00:00.000Z",
    price_version: 6,
    voucher_worth: 50,
  });
});

test("what its vouchers were worth when it was placed stays, whatever a later version takes off", () => {
  const later = { ...ORDER, record: { ...RECORD, voucher_sum: 20, voucher_worth: 50 } } as never;
  expect(recordAfter(later, PLAN, 3, new Date())).toMatchObject({ voucher_worth: 50, version: 3 });
});

test("an order that cost nothing and costs something now is paid by card; every other is paid as before", () => {
  const payBy = (pay_by: string, total: number) =>
    recordAfter(
      { ...ORDER, record: { ...RECORD, pay_by } } as never,
      { ...PLAN, after: { ...PLAN.after, total } },
      2,
      new Date(),
    ).pay_by;
  expect(payBy("free", 1)).toBe("card");
  expect(payBy("free", 0)).toBe("free");
  expect(payBy("bank_transfer", 1)).toBe("bank_transfer");
});

test("a line keeps its place: the replaced one gives way, the one that left keeps its own", () => {
  expect(lineOrder(ORDER, PLACED)).toEqual(["c-table", "c-stool", "c-longer", "c-second"]);
  expect(lineOrder(ORDER, [])).toEqual(["c-table", "c-stool", "c-bench"]);
  const unkept = { ...ORDER, record: { ...RECORD, line_order: undefined } } as never;
  expect(lineOrder(unkept, [])).toEqual(["c-table", "", "c-bench"]);
});

test("each reduced piece has its discount by its own configuration", () => {
  expect(lineDiscounts(ORDER, PLAN, PLACED)).toEqual({ "c-longer": 97, "c-second": 149 });
  expect(lineDiscounts(ORDER, PLAN, [...PLACED].reverse())).toEqual({ "c-longer": 97, "c-second": 149 });
  const third = [{ id: "table", discountAmount: 12 }];
  const reduced = {
    ...PLAN,
    after: { ...PLAN.after, money: { ...PLAN.after.money, lines: third } },
  } as never;
  expect(lineDiscounts(ORDER, reduced, PLACED)).toEqual({ "c-table": 12 });
  const lines = [planned("table", 1, 1491, "table"), planned("bench", 3, 935, "bench")];
  const both = {
    ...PLAN,
    lines: { lines, removed: [] },
    after: { ...PLAN.after, money: { ...PLAN.after.money, lines: [{ id: "bench", discountAmount: 94 }] } },
  } as never;
  expect(lineDiscounts(ORDER, both, [])).toEqual({ "c-bench": 94 });
  expect(lineDiscounts(ORDER, PLAN, [])).toEqual({});
});

test("the lines of both versions, by their numbers", () => {
  const row = (line_id: string, number: string, title: string, price: number) => ({
    line_id,
    configuration_id: `c-${line_id}`,
    number,
    title,
    price,
  });
  expect(linesBefore(ORDER)).toEqual([
    row("table", "1046.1", "Tisch", 1491),
    row("bench", "1046.3", "Bank", 935),
  ]);
  expect(linesAfter(ORDER, PLAN, PLACED)).toEqual([
    row("table", "1046.1", "Tisch", 1491),
    row("longer", "1046.3", "Bank", 968),
    row("second", "1046.4", "Tisch", 1491),
  ]);
});
