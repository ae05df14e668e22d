import { expect, test } from "vitest";
import { payBy } from "./payments";

const money = (total: number) =>
  ({ lines: total === 0 ? [{}, {}] : [{}], total }) as Parameters<typeof payBy>[1];

test.each([
  ["a card", false, 194, false, "card"],
  ["a transfer", false, 194, true, "bank_transfer"],
  ["nothing yet from abroad, whatever is chosen", true, 194, true, "reservation"],
  ["nothing where nothing is due", false, 0, true, "free"],
] as const)("it is paid by %s", (_what, outside_germany, total, transfer, expected) => {
  expect(payBy({ outside_germany }, money(total), transfer)).toBe(expected);
});
