import { expect, test } from "vitest";
import { type Counted, countFailures, dueOf, isFailure, openFailures } from "./failures";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const row = (id: string, minute: number, said: Partial<Counted> = {}): Counted => ({
  id,
  status: "succeeded",
  amount: 100,
  owed: null,
  created_at: at(minute),
  updated_at: at(minute),
  failed_at: null,
  settled_at: null,
  made_up_by: null,
  ...said,
});
const failed = (id: string, minute: number, said: Partial<Counted> = {}): Counted =>
  row(id, minute, { status: "failed", failed_at: at(minute), ...said });
const counts = (rows: Counted[], owed: number) =>
  countFailures(rows, owed).map(({ id, owed, isOver, madeUpBy }) => [id, owed, isOver, madeUpBy]);

test("a failure is a debt as far as the books owe it", () => {
  expect(counts([failed("a", 1)], 100)).toEqual([["a", 100, false, null]]);
  expect(counts([failed("a", 1)], 40)).toEqual([["a", 40, false, null]]);
  expect(counts([failed("a", 1)], 0)).toEqual([["a", 0, false, null]]);
});

test("a later refund of the same sum stands in for one failure and not for two", () => {
  const rows = [failed("a", 1), failed("b", 1), row("c", 2)];
  expect(counts(rows, 0)).toEqual([
    ["a", 0, true, "c"],
    ["b", 0, false, null],
  ]);
});

test("a refund from before the failure, or of another sum, stands in for none", () => {
  const early = [row("c", 0), failed("a", 1), row("d", 2, { amount: 99 })];
  expect(counts(early, 0)).toEqual([["a", 0, false, null]]);
});

test("a repetition that failed as well is the same debt", () => {
  const rows = [failed("a", 1, { owed: 100 }), failed("b", 2)];
  expect(counts(rows, 100)).toEqual([
    ["a", 100, true, "b"],
    ["b", 100, false, null],
  ]);
});

test("two failures of one sum are two debts where the books owe both", () => {
  const rows = [failed("a", 1, { owed: 100 }), failed("b", 2)];
  expect(counts(rows, 200)).toEqual([
    ["a", 100, false, null],
    ["b", 100, false, null],
  ]);
});

test("what the books owe no longer is made up for, in part or in full, the oldest debt first", () => {
  const rows = [failed("a", 1, { owed: 100 }), failed("b", 1, { owed: 100 })];
  expect(counts(rows, 130)).toEqual([
    ["a", 30, false, null],
    ["b", 100, false, null],
  ]);
  expect(counts(rows, 50)).toEqual([
    ["a", 0, true, null],
    ["b", 50, false, null],
  ]);
});

test.each([
  ["failed", true],
  ["canceled", true],
  ["refused", true],
  ["asked", false],
  ["pending", false],
  ["requires_action", false],
  ["succeeded", false],
] as const)("a refund that is %s has failed: %s", (status, expected) => {
  expect(isFailure({ status })).toBe(expected);
});

test("failures wait for staff until they are settled", () => {
  const rows = [row("a", 0), failed("b", 1), failed("c", 2, { settled_at: at(3) })];
  expect(openFailures(rows).map(({ id }) => id)).toEqual(["b"]);
});

test("of a failure is due what the books owe of it, and all of it where they owe none", () => {
  expect([
    dueOf({ amount: 100, owed: 40 }),
    dueOf({ amount: 100, owed: 0 }),
    dueOf({ amount: 100, owed: null }),
  ]).toEqual([40, 100, 100]);
});

test("a refund that stands in for a settled failure stands in for no other", () => {
  const rows = [failed("a", 1, { settled_at: at(3), made_up_by: "c" }), failed("b", 1), row("c", 2)];
  expect(counts(rows, 0)).toEqual([["b", 0, false, null]]);
});

test("a refund stands in for what failed before it began, whenever the failure was written to last", () => {
  expect(counts([failed("a", 1, { updated_at: at(5) }), row("b", 3)], 0)).toEqual([["a", 0, true, "b"]]);
  const unknown = failed("a", 1, { failed_at: null, updated_at: at(5) });
  expect(counts([unknown, row("b", 3)], 0)).toEqual([["a", 0, false, null]]);
  expect(counts([unknown, row("b", 5)], 0)).toEqual([["a", 0, false, null]]);
  expect(counts([unknown, row("b", 6)], 0)).toEqual([["a", 0, true, "b"]]);
});

test("a repetition that failed as well takes over the part that was owed", () => {
  const rows = [failed("a", 1, { owed: 60 }), failed("b", 2), failed("c", 3, { amount: 7 })];
  expect(counts(rows, 100)).toEqual([
    ["a", 60, true, "b"],
    ["b", 60, false, null],
    ["c", 7, false, null],
  ]);
});

test("new failures share what the books owe, the oldest first and none more than its sum", () => {
  expect(counts([failed("a", 1), failed("b", 1)], 130)).toEqual([
    ["a", 100, false, null],
    ["b", 30, false, null],
  ]);
  expect(counts([failed("a", 1), failed("b", 1, { amount: 50 })], 500)).toEqual([
    ["a", 100, false, null],
    ["b", 50, false, null],
  ]);
});

test("what staff alone wished is nobody's debt, and stays open when a debt beside it shrinks", () => {
  const rows = [failed("a", 1, { owed: 0 }), failed("b", 1, { owed: 90, amount: 90 })];
  expect(counts(rows, 40)).toEqual([
    ["a", 0, false, null],
    ["b", 40, false, null],
  ]);
});
