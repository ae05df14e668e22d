import type { Step } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import type { OrderDocument } from "../orders/order-document";
import { sampleLine } from "../orders/sample-line";
import { type InWorkshop, type PieceStep, progressOf } from "./state";

const NOTHING: InWorkshop = { steps: new Map(), agreed: null };
const stool = sampleLine("1046", 1, "stool", {}, []);

/** An order that is paid by card, with as much as progress asks of it. */
function order(change: Partial<OrderDocument> = {}): OrderDocument {
  const record = { pay_by: "card", shipping: "delivery", promised_weeks: 8 };
  const placedAt = new Date("2026-11-21T09:00:00Z");
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
  const { steps } = progressOf(order(), [], { ...NOTHING, steps: new Map([["1046.1", step]]) });
  expect(steps.get(stool.id)).toBe(told);
});

test("a day that staff have agreed takes the place of the one the terms promise", () => {
  expect(progressOf(order(), [], NOTHING).promised.furniture).toBe("2027-01-16");
  const agreed = { ...NOTHING, agreed: "2027-02-01" };
  expect(progressOf(order(), [], agreed).promised.furniture).toBe("2027-02-01");
  expect(progressOf(order({ cancelled: true }), [], agreed).promised.furniture).toBeNull();
});
