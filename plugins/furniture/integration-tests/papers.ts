import { inflateSync } from "node:zlib";
import { expect } from "vitest";
import { admin, rows, shop, staffToken } from "../../../tests/shopper/shop";

/** A paper as staff see it in a list. */
export interface ListedPaper {
  id: string;
  kind: "invoice" | "credit_note";
  number: string;
  /** Cents. */
  gross: number;
  vat: number;
  about: string | null;
}

/** The papers of an order, once there are so many: they follow the money within a sweep. */
export async function papersOf(orderId: string, count: number): Promise<ListedPaper[]> {
  let listed: ListedPaper[] = [];
  await expect
    .poll(
      async () => {
        listed = (await admin("GET", `/furniture/orders/${orderId}/papers`)).body.papers;
        return listed.length;
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(count);
  return listed;
}

/** What was paid for an order less what really went back, cents, from Medusa's own rows. */
export async function keptCents(orderId: string): Promise<number> {
  const [row] = await rows(
    `select coalesce((select sum(c.amount) from capture c where c.payment_id = any(p.ids) and c.deleted_at is null), 0)
       - coalesce((select sum(r.amount) from refund r where r.payment_id = any(p.ids) and r.deleted_at is null
           and coalesce(r.metadata->>'status', 'succeeded') = 'succeeded'), 0) as kept
     from (select array_agg(p.id) as ids from order_payment_collection l
       join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
       where l.order_id = $1 and l.deleted_at is null) p`,
    orderId,
  );
  return Math.round(Number(row?.kept) * 100);
}

export const balance = (papers: readonly ListedPaper[]) =>
  papers.reduce((sum, { kind, gross }) => sum + (kind === "invoice" ? gross : -gross), 0);

type LastNumbers = ReadonlyMap<string, number>;

/** The last number of each kind and year. What is kept no longer leaves gaps before it, as the papers of a forgotten order do. */
export async function lastNumbers(): Promise<LastNumbers> {
  const found = await rows(
    "select kind || ' ' || year as range, max(sequence) as last from furniture_paper group by kind, year",
  );
  return new Map(found.map(({ range, last }) => [String(range), Number(last)]));
}

/** The kinds and years of which a number after these is missing or was given twice. */
export async function brokenSince(before: LastNumbers): Promise<string[]> {
  const given = await rows(
    "select kind || ' ' || year as range, sequence from furniture_paper order by sequence",
  );
  const last = new Map(before);
  const broken = new Set<string>();
  for (const { range, sequence } of given) {
    const [name, number] = [String(range), Number(sequence)];
    if (number <= (before.get(name) ?? 0)) continue;
    if (number !== (last.get(name) ?? 0) + 1) broken.add(name);
    last.set(name, number);
  }
  return [...broken];
}

/** A file as staff load it from the admin. */
export async function fileOf(path: string): Promise<{ response: Response; file: Buffer }> {
  const response = await fetch(`${shop.medusa}/admin${path}`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
  });
  return { response, file: Buffer.from(await response.arrayBuffer()) };
}

/** The XML inside a PDF. */
export function invoiceIn(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  for (const [, stream = ""] of raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    try {
      const text = inflateSync(Buffer.from(stream, "latin1")).toString("utf8");
      if (text.includes("CrossIndustryInvoice")) return text;
    } catch {
      // Not compressed, or a font.
    }
  }
  throw new Error("There is no invoice in it");
}

/** The month in Berlin as Postgres counts. */
export async function thisMonth(): Promise<string> {
  const [row] = await rows("select to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM') as month");
  return String(row?.month);
}
