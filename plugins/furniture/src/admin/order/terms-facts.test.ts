import { describe, expect, test } from "vitest";
import { soldIn, TODAY } from "../market/served.cases";
import type { OrderRecord } from "./requests";
import { standing, termsFacts, transferWords } from "./terms-facts";

soldIn(TODAY);

const RECORD = {
  pay_by: "card",
  shipping: "pickup",
  goods: 1538,
  multi_item_discount: 5,
  pickup_deduction: 75,
  express_build: false,
  express_fee: 0,
  voucher_code: "FREUNDE",
  voucher_sum: 50,
  total: 1413,
} as OrderRecord;

const cents = (text: string) => Math.round(Number(text.replace(/[^\d,-]/g, "").replace(",", ".")) * 100);

test.each([0, 100.5])(
  "the sums of an order, one below the other, come to the last: %d given back",
  (back) => {
    const sums = termsFacts(RECORD, back).filter(({ value }) => value.includes("€"));
    const amounts = sums.map(({ value }) => cents(value));
    const total = amounts.pop();
    expect(sums.at(-1)?.label).toBe("Summe");
    expect(total).toBe((RECORD.total - back) * 100);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  },
);

test.each([
  [false, 1413, "1.413\u00a0€ sind auf dem Konto."],
  [false, 1427.5, "1.427,50\u00a0€ sind auf dem Konto."],
  [true, 14.49, "Die Lastschrift ist gescheitert, und 14,49\u00a0€ sind als Überweisung auf dem Konto."],
])("a transfer is confirmed to the cent: instead of a debit %s, %d", (insteadOfDebit, total, words) => {
  expect(transferWords(total, insteadOfDebit)).toBe(words);
});

describe("how the money of an order stands", () => {
  const paid = {
    cancelled: false,
    paid_at: null,
    paid: [],
    debit_failed: false,
    disputed: null,
    outstanding: 0,
    offered: null,
  };

  test("a changed order of which something is open does not pass for paid", () => {
    expect(standing(RECORD, paid)).toEqual({ label: "Online bezahlt", color: "green" });
    const { label, color } = standing(RECORD, { ...paid, outstanding: 162 });
    expect([label.replace(/\s/g, " "), color]).toEqual(["Online bezahlt, 162 € noch offen", "orange"]);
  });

  test("a reservation asks for an offer only until its customer has one", () => {
    const reserved = { ...RECORD, pay_by: "reservation" } as OrderRecord;
    const said = (offered: number | null) =>
      standing(reserved, { ...paid, offered }).label.replace(/\s/g, " ");
    expect(said(null)).toBe("Reservierung – Angebot erstellen");
    expect(said(2687)).toBe("Reservierung – Angebot über 2.687 € offen");
  });

  test("what came different ways is told with the sum of each, what came one way by that way", () => {
    const card = { by: "card" as const, amount: 1491 };
    const transfer = { by: "bank_transfer" as const, amount: 175 };
    const said = (pay_by: string, parts: (typeof card | typeof transfer)[], outstanding = 0) =>
      standing({ ...RECORD, pay_by } as OrderRecord, { ...paid, paid: parts, outstanding }).label.replace(
        /\s/g,
        " ",
      );
    expect(said("card", [card, transfer])).toBe("Bezahlt: 1.491 € online, 175 € per Überweisung");
    expect(said("bank_transfer", [transfer, card], 20)).toBe(
      "Bezahlt: 175 € per Überweisung, 1.491 € online, 20 € noch offen",
    );
    expect(said("free", [transfer])).toBe("Überweisung eingegangen");
    expect(said("free", [card])).toBe("Online bezahlt");
  });

  test("what waits for its transfer says only that", () => {
    const transfer = { ...RECORD, pay_by: "bank_transfer" } as OrderRecord;
    expect(standing(transfer, { ...paid, outstanding: 162 }).label).toBe("Wartet auf Überweisung");
  });
});
