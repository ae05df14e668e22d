import { createHash } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import { market } from "../../core/options/market";
import { ordersNamed } from "../workshop/order-search";
import { FIRST_CURRENCY, type NewPaper, type PaperKind, type PaperRow, printedNumber, yearOf } from "./paper";

const COLUMNS = `id, kind, scope, year, sequence, number, order_id, place, order_version, about, cents,
  coalesce(document->>'currency', '${FIRST_CURRENCY}') as currency, movements, language, issued_at, sha256`;

/** Holds the ranges for the running transaction: numbers are given in the order of the moments of issue, without a gap. */
export async function holdRanges(run: Run): Promise<Date> {
  await run("select pg_advisory_xact_lock(hashtext('furniture_paper'))");
  const [row] = await run<{ now: Date }>("select clock_timestamp() as now");
  if (!row) throw new Error("The database does not tell the time");
  return row.now;
}

/** Takes the next number of a range. It is given back only where the whole transaction is. */
export async function nextNumber(
  run: Run,
  kind: PaperKind,
  issuedAt: Date,
): Promise<{ year: number; sequence: number; number: string }> {
  const year = yearOf(issuedAt);
  const [row] = await run<{ last: number }>(
    `insert into furniture_paper_range (id, kind, year, last) values (?, ?, ?, 1)
     on conflict (kind, year) where deleted_at is null
     do update set last = furniture_paper_range.last + 1, updated_at = now() returning last`,
    [generateEntityId(undefined, "fprng"), kind, year],
  );
  if (!row) throw new Error(`There is no range for ${kind} ${year}`);
  return { year, sequence: row.last, number: printedNumber(kind, year, row.last) };
}

export async function addPaper(run: Run, paper: NewPaper): Promise<void> {
  await run(
    `insert into furniture_paper (id, kind, scope, year, sequence, number, order_id, place, order_version, about, cents, movements,
       language, issued_at, document, pdf, sha256)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?::jsonb, ?, ?)`,
    [
      paper.id,
      paper.kind,
      paper.scope,
      paper.year,
      paper.sequence,
      paper.number,
      paper.order_id,
      paper.place,
      paper.order_version,
      paper.about,
      paper.cents,
      JSON.stringify(paper.movements),
      paper.language,
      paper.issued_at,
      JSON.stringify(paper.document),
      paper.pdf.toString("base64"),
      createHash("sha256").update(paper.pdf).digest("hex"),
    ],
  );
}

export type PaperWithDocument = PaperRow & { document: unknown };

/** The papers of an order in the order of their issue, with what they say. */
export function documentsOf(run: Run, orderId: string): Promise<PaperWithDocument[]> {
  return run(
    `select ${COLUMNS}, document from furniture_paper where order_id = ? and deleted_at is null order by place`,
    [orderId],
  );
}

/** The papers of an order in the order of their issue, without what they say. */
export function rowsOf(run: Run, orderId: string): Promise<PaperRow[]> {
  return run(
    `select ${COLUMNS} from furniture_paper where order_id = ? and deleted_at is null order by place`,
    [orderId],
  );
}

/** Invoices, then credit notes, by number; or the last issued first. */
export type PaperOrder = "by number" | "newest first";

const ORDERED: Readonly<Record<PaperOrder, string>> = {
  "by number": "kind desc, year, sequence",
  // What is issued together has one moment.
  "newest first": "issued_at desc, order_id, place desc",
};

/** The papers issued in a calendar month, "2026-11", on the workshop's clock, with what they say. */
export function issuedIn(run: Run, month: string, order: PaperOrder): Promise<PaperWithDocument[]> {
  const { timeZone } = market();
  const first = `${month}-01`;
  return run(
    `select ${COLUMNS}, document from furniture_paper
     where issued_at >= ?::timestamp at time zone ?
       and issued_at < (?::timestamp + interval '1 month') at time zone ?
       and deleted_at is null order by ${ORDERED[order]}`,
    [first, timeZone, first, timeZone],
  );
}

/** The papers, newest first, of a number or of the orders that a text names. */
export function papersNamed(run: Run, text: string, most: number): Promise<PaperWithDocument[]> {
  const named = ordersNamed(text);
  return run(
    `select ${COLUMNS}, document from furniture_paper
     where (number = upper(?) or sequence = ? or order_id in (${named.sql})) and deleted_at is null
     order by ${ORDERED["newest first"]} limit ?`,
    [text, /^\d{1,9}$/.test(text) ? Number(text) : null, ...named.values, most],
  );
}

/** An issued paper. */
export async function printedPaper(
  run: Run,
  id: string,
): Promise<{ number: string; pdf: Buffer; sha256: string } | undefined> {
  const [row] = await run<{ number: string; pdf: string; sha256: string }>(
    "select number, pdf, sha256 from furniture_paper where id = ? and deleted_at is null",
    [id],
  );
  return row && { ...row, pdf: Buffer.from(row.pdf, "base64") };
}

/** Some papers of an order with their PDFs, in the order of their issue. */
export async function printedPapers(
  run: Run,
  orderId: string,
  ids: readonly string[],
): Promise<(PaperRow & { pdf: Buffer })[]> {
  const papers = await run<PaperRow & { pdf: string }>(
    `select ${COLUMNS}, pdf from furniture_paper where order_id = ? and id = any(?) and deleted_at is null order by place`,
    [orderId, [...ids]],
  );
  return papers.map((paper) => ({ ...paper, pdf: Buffer.from(paper.pdf, "base64") }));
}

/** The paper of an order that has a printed number; undefined for a number of another order, too. */
export async function paperOfNumber(
  run: Run,
  orderId: string,
  number: string,
): Promise<{ number: string; pdf: Buffer } | undefined> {
  const [row] = await run<{ number: string; pdf: string }>(
    "select number, pdf from furniture_paper where order_id = ? and number = ? and deleted_at is null",
    [orderId, number],
  );
  return row && { ...row, pdf: Buffer.from(row.pdf, "base64") };
}

/** Deletes the papers whose years of keeping are over (after the year of issue, the workshop's). Returns how many. */
export async function forgetPapers(run: Run, years: number): Promise<number> {
  const { timeZone } = market();
  const rows = await run(
    `delete from furniture_paper
     where issued_at < (date_trunc('year', now() at time zone ?) - make_interval(years => ?)) at time zone ?
     returning id`,
    [timeZone, years, timeZone],
  );
  return rows.length;
}

/**
 * Leaves out the next numbers of a range: a backup that is put in place of a shop does not know what was issued after it.
 * @returns the first number that is given out from now on
 */
export async function skipPaperNumbers(run: Run, kind: PaperKind, count: number): Promise<string> {
  const year = yearOf(await holdRanges(run));
  const [row] = await run<{ last: number }>(
    `insert into furniture_paper_range (id, kind, year, last) values (?, ?, ?, ?)
     on conflict (kind, year) where deleted_at is null
     do update set last = furniture_paper_range.last + excluded.last, updated_at = now() returning last`,
    [generateEntityId(undefined, "fprng"), kind, year, count],
  );
  if (!row) throw new Error(`There is no range for ${kind} ${year}`);
  return printedNumber(kind, year, row.last + 1);
}
