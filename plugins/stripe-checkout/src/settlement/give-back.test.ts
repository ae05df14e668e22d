import { expect, test } from "vitest";
import { mayAskAgain } from "./give-back";

const HOUR_MS = 60 * 60 * 1000;
const start = new Date("2026-11-23T12:00:00.000Z");
const refused = { status: "refused", failed_at: start, updated_at: start } as const;
const after = (count: number, hours: number) =>
  mayAskAgain(Array(count).fill(refused), new Date(start.getTime() + hours * HOUR_MS));

test("a refund that nobody has refused is asked for at once", () => {
  expect(mayAskAgain([], start)).toBe(true);
});

test("each refusal makes the next pause longer, and after the fifth nobody asks but staff", () => {
  expect([after(1, 0.1), after(1, 0.2)]).toEqual([false, true]);
  expect([after(3, 5), after(3, 6)]).toEqual([false, true]);
  expect([after(5, 71), after(5, 72)]).toEqual([false, true]);
  expect(after(6, 24 * 365)).toBe(false);
});

test("only refusals count, and the pause runs from the last of them, in whichever order they are listed", () => {
  const at = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
  const told = (hours: number) => ({ status: "failed", failed_at: at(hours), updated_at: at(9) }) as const;
  const success = { status: "succeeded", failed_at: null, updated_at: at(100) } as const;
  // Two refusals: an hour.
  expect(mayAskAgain([told(2), success, told(0)], at(2.9))).toBe(false);
  expect(mayAskAgain([told(2), success, told(0)], at(3))).toBe(true);
  expect(mayAskAgain([{ ...told(2), failed_at: null }], at(9.1))).toBe(false);
  expect(mayAskAgain([{ ...told(2), failed_at: null }], at(9.2))).toBe(true);
});
