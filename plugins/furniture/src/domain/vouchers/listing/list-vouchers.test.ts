import { expect, test } from "vitest";
import { type VoucherRow, voucherCsv } from "./list-vouchers";

const unused: VoucherRow = {
  id: "promo_1",
  code: "MESSE-7KQ2-MWRA-9TDH",
  value: 50,
  kind: "amount",
  state: "unused",
  active: true,
  expires_on: "2026-12-31",
  batch: { id: "procamp_1", name: "Messe; Köln" },
  note: null,
  created_by: "staff@example.test",
  created_at: new Date("2026-11-21T10:00:00Z"),
  redeemed: null,
};

test("a German Excel finds its columns, umlauts and quotes", () => {
  const [head, line] = voucherCsv([unused]).split("\r\n");
  expect(head?.startsWith("\uFEFFCode;Wert (EUR);Art;")).toBe(true);
  expect(line).toBe(
    'MESSE-7KQ2-MWRA-9TDH;50;Betrag;unbenutzt;2026-12-31;"Messe; Köln";;;;;2026-11-21;staff@example.test',
  );
});

test.each(["=1+1", "+49", "@SUM(A1)", "-2+3", "\t=1", "\r=1"])(
  "the name %j runs as no formula",
  (customer) => {
    const at = new Date("2026-11-22T10:00:00Z");
    const csv = voucherCsv([
      {
        ...unused,
        state: "redeemed",
        redeemed: { at, order_id: "order_1", order_number: "7", customer },
      },
    ]);
    expect(csv).toContain(`'${customer}`);
  },
);
