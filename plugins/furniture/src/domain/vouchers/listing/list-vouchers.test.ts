import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import { filterQuery, listVouchers, pageQuery, type VoucherRow, voucherCsv } from "./list-vouchers";

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

test("a code for a transfer that was used says who used it, and leaves empty what it has not", () => {
  const at = new Date("2026-11-22T23:30:00Z");
  const [, line] = voucherCsv([
    {
      ...unused,
      code: "BANK",
      value: 0,
      kind: "bank_transfer",
      state: "redeemed",
      expires_on: null,
      batch: null,
      note: "Stammkunde",
      created_by: null,
      redeemed: { at, order_id: "order_1", order_number: "1046", customer: "Anna Muster" },
    },
  ]).split("\r\n");
  // Half past midnight in Berlin.
  expect(line).toBe("BANK;0;Banküberweisung;eingelöst;;;Stammkunde;2026-11-23;1046;Anna Muster;2026-11-21;");
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

const COLUMNS = {
  id: "promo_1",
  code: "MESSE-7KQ2-MWRA-9TDH",
  value: "50",
  active: true,
  state: "unused",
  // Midnight after the last day, in Berlin.
  ends_at: new Date("2026-12-31T23:00:00Z"),
  batch_id: "procamp_1",
  batch_name: "Messe; Köln",
  note: null,
  created_by: "staff@example.test",
  created_at: new Date("2026-11-21T10:00:00Z"),
  redeemed_at: null as Date | null,
  order_id: null as string | null,
  order_number: null as string | null,
  customer: null as string | null,
};

/** Lists over a database that answers with one row, and keeps what it was asked. */
async function listed(row: Partial<typeof COLUMNS> = {}, filter: Parameters<typeof listVouchers>[1] = {}) {
  const asked: { statement: string; parameters: unknown[] }[] = [];
  const raw = async (statement: string, parameters: unknown[]) => {
    asked.push({ statement, parameters });
    return { rows: statement.includes("count(*)") ? [{ count: 7 }] : [{ ...COLUMNS, ...row }] };
  };
  const container = { resolve: () => ({ raw }) } as unknown as MedusaContainer;
  const { vouchers, count } = await listVouchers(container, filter, { limit: 25, offset: 50 });
  return { voucher: vouchers[0], count, asked };
}

test("staff see a voucher's last day in Germany, its batch and its kind", async () => {
  expect(await listed()).toMatchObject({ voucher: unused, count: 7 });
  const transfer = await listed({ value: "0", ends_at: null as never, batch_id: null as never });
  expect(transfer.voucher).toMatchObject({ value: 0, kind: "bank_transfer", expires_on: null, batch: null });
  expect((await listed({ batch_name: null as never })).voucher?.batch).toBeNull();
});

test("who redeemed a voucher is told as long as the order is there", async () => {
  const at = new Date("2026-11-22T10:00:00Z");
  const ordered = { redeemed_at: at, order_id: "order_1", order_number: "1046", customer: "Anna Muster" };
  expect((await listed(ordered)).voucher?.redeemed).toEqual({
    at,
    order_id: "order_1",
    order_number: "1046",
    customer: "Anna Muster",
  });
  expect((await listed({ ...ordered, order_number: null, customer: null })).voucher?.redeemed).toMatchObject({
    order_number: "",
    customer: "",
  });
  expect((await listed({ ...ordered, order_id: null })).voucher?.redeemed).toBeNull();
  expect((await listed({ ...ordered, redeemed_at: null })).voucher?.redeemed).toBeNull();
});

test("every question puts what staff typed into a parameter, and as many of them as it has marks", async () => {
  const filter = { id: "promo_1", state: "unused", kind: "amount", batch_id: "b", q: " 50%_\\ " } as const;
  const marks = (statement: string) => statement.split("?").length - 1;
  const typed = ["promo_1", "unused", "b", ...Array(2).fill("%50\\%\\_\\\\%"), "50%_\\"];
  const { asked } = await listed({}, filter);
  expect(asked.map(({ parameters }) => parameters)).toEqual([[...typed, 25, 50], typed]);
  for (const { statement, parameters } of asked) expect(marks(statement)).toBe(parameters.length);
  const plain = await listed({}, { q: "  " });
  expect(plain.asked.map(({ parameters }) => parameters)).toEqual([[25, 50], []]);
  expect(plain.asked.every(({ statement }) => /\) voucher +(order by|$)/.test(statement))).toBe(true);
  const kinds = [{}, { kind: "amount" }, { kind: "bank_transfer" }] as const;
  const questions = await Promise.all(
    kinds.map(async (kind) => (await listed({}, kind)).asked[1]?.statement),
  );
  expect(new Set(questions).size).toBe(3);
});

test.each([
  ["q", { q: "x".repeat(200) }, { q: "x".repeat(201) }],
  ["q", { q: "Messe, Köln" }, { q: "a\u0000b" }],
  ["state", { state: "redeemed" }, { state: "lost" }],
  ["kind", { kind: "bank_transfer" }, { kind: "card" }],
  ["batch_id", { batch_id: "procamp_1" }, { batch_id: "a b" }],
  ["limit", { limit: "100" }, { limit: "101" }],
  ["limit", { limit: "1" }, { limit: "0" }],
  ["offset", { offset: "1000000" }, { offset: "1000001" }],
  ["offset", { offset: "0" }, { offset: "-1" }],
])("a list is narrowed by %s: %j, not by %j", (field, good, bad) => {
  expect(pageQuery.safeParse(good).success).toBe(true);
  expect(pageQuery.safeParse(bad).error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

test("a page has 25 vouchers unless asked for more, and there is no other question", () => {
  expect(pageQuery.parse({})).toEqual({ limit: 25, offset: 0 });
  expect(filterQuery.safeParse({ limit: 5 }).success).toBe(false);
});
