import { expect, test } from "vitest";
import type { OrderDocument } from "./order-document";
import { paidParts } from "./paid-parts";

const TRANSFER = "pp_system_default";
const ONLINE = "pp_stripe-checkout_stripe-checkout";

/** @param kept payments as an order has them: the newest first */
const partsOf = (pay_by: string | null, ...kept: [provider: string, kept: number][]) =>
  paidParts({
    kept: kept.map(([provider_id, sum], index) => ({ payment_id: `pay_${index}`, provider_id, kept: sum })),
    record: pay_by && ({ pay_by } as OrderDocument["record"]),
  } as Pick<OrderDocument, "kept" | "record">);

test("money that came is named by the way it came", () => {
  expect(partsOf("card", [ONLINE, 194])).toEqual([{ by: "card", amount: 194 }]);
  expect(partsOf("bank_transfer", [TRANSFER, 194])).toEqual([{ by: "bank_transfer", amount: 194 }]);
  expect(partsOf("direct_debit", [ONLINE, 194])).toEqual([{ by: "direct_debit", amount: 194 }]);
  expect(partsOf(null, [ONLINE, 194])).toEqual([{ by: "card", amount: 194 }]);
});

test("the first way stands first, and what came the same way twice is one sum to the cent", () => {
  expect(partsOf("bank_transfer", [ONLINE, 0.2], [ONLINE, 0.1], [TRANSFER, 1491])).toEqual([
    { by: "bank_transfer", amount: 1491 },
    { by: "card", amount: 0.3 },
  ]);
});

test("of an order that a debit was placed with a difference is no debit, nor what follows a debit that failed", () => {
  expect(partsOf("direct_debit", [ONLINE, 20], [ONLINE, 194])).toEqual([
    { by: "direct_debit", amount: 194 },
    { by: "card", amount: 20 },
  ]);
  expect(partsOf("direct_debit", [TRANSFER, 194], [ONLINE, 0])).toEqual([
    { by: "bank_transfer", amount: 194 },
  ]);
});

test("nothing is named before money has come, nor what has gone back", () => {
  expect(partsOf("card")).toEqual([]);
  expect(partsOf("bank_transfer", [TRANSFER, 0])).toEqual([]);
  expect(partsOf("card", [ONLINE, -5], [ONLINE, 0])).toEqual([]);
});
