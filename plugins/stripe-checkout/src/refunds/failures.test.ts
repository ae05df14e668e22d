import { expect, test } from "vitest";
import { type Counted, countFailures } from "./failures";

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
