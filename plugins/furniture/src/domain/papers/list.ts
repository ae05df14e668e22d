import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { stringify } from "csv-stringify/sync";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { namedField } from "../../core/staff/list-query";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import { PAPERS } from "../../modules/papers";
import type { PaperKind } from "../../modules/papers/paper";
import {
  documentsOf,
  issuedIn,
  type PaperOrder,
  type PaperWithDocument,
  paperOfNumber,
  papersNamed,
  printedPaper,
  rowsOf,
} from "../../modules/papers/queries";
import { germanDay } from "../workshop/days";
import { paidInWords } from "./formats";
import { type PaperDocument, paperDocument, taxedAt, totalOf } from "./frozen";

/** A paper as staff read it in a list; sums in cents, those of a credit note positive. */
export interface ListedPaper {
  id: string;
  kind: PaperKind;
  scope: PaperDocument["scope"];
  number: string;
  issued_at: string;
  /** The moment whose month its VAT belongs to. */
  taxed_at: string;
  /** Goes beyond the EU, where no VAT is charged. */
  is_export: boolean;
  order_id: string;
  order_number: string;
  order_version: number;
  customer: string;
  /** Where the goods change hands, ISO 3166, upper case: the seller's where they are picked up. */
  country: string;
  /** Where the shop was at home when it was issued. */
  seller_country: string;
  /** ISO 4217, upper case. */
  currency: string;
  paid_by: PaperDocument["paidBy"];
  /** In German words: the table is for the tax adviser. */
  paid_in_words: string;
  net: number;
  vat: number;
  gross: number;
  taxes: PaperDocument["taxes"];
  /** The number of the paper that it takes back or stands in for. */
  about: string | null;
}

/** The wanted month, "2026-11". */
export const monthQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "must be a month such as 2026-11"),
});

/** Papers that staff look for, whenever they were issued. */
export const searchQuery = z.object({ q: namedField });
const MOST_FOUND = 100;

/** Papers of a number, or of the orders that a text names, the last issued first; `more`: there are others. */
export async function findPapers(
  container: MedusaContainer,
  text: string,
): Promise<{ papers: ListedPaper[]; more: boolean }> {
  const found = await papersNamed(container.resolve(PAPERS).run, text, MOST_FOUND + 1);
  return { papers: found.slice(0, MOST_FOUND).map(listed), more: found.length > MOST_FOUND };
}

export async function papersOfOrder(container: MedusaContainer, orderId: string): Promise<ListedPaper[]> {
  return (await documentsOf(container.resolve(PAPERS).run, orderId)).map(listed);
}

/** A paper as its customer sees it. */
export interface ShownPaper {
  number: string;
  /** In the reader's language, whichever the paper's own is. */
  title: string;
  kind: PaperKind;
  /** Day of issue, YYYY-MM-DD. */
  issued_on: string;
  /** Gross; of a credit note what it takes off, positive. */
  total: number;
}

/** The papers of an order for the customer's page, in the order of their issue. */
export async function shownPapers(
  container: MedusaContainer,
  orderId: string,
  language: Language,
): Promise<ShownPaper[]> {
  const papers = await rowsOf(container.resolve(PAPERS).run, orderId);
  return papers.map(({ number, scope, kind, issued_at, cents }) => ({
    ...{ number, kind, title: textsIn(language).papers.title[scope], total: cents / 100 },
    issued_on: shopDay(new Date(issued_at)),
  }));
}

/** The issued PDF of an order's paper; undefined for the number of another order. */
export function paperOfOrder(
  container: MedusaContainer,
  orderId: string,
  number: string,
): Promise<{ number: string; pdf: Buffer } | undefined> {
  return paperOfNumber(container.resolve(PAPERS).run, orderId, number);
}

/** The papers of a calendar month on the workshop's clock, "2026-11". */
export async function papersOfMonth(
  container: MedusaContainer,
  month: string,
  order: PaperOrder,
): Promise<ListedPaper[]> {
  return (await issuedIn(container.resolve(PAPERS).run, month, order)).map(listed);
}

/** A paper's issued PDF. Throws a not-found {@link Refusal}. */
export async function paperFile(
  container: MedusaContainer,
  id: string,
): Promise<{ number: string; pdf: Buffer }> {
  const paper = await printedPaper(container.resolve(PAPERS).run, id);
  if (!paper) throw Refusal.notFound(`There is no paper ${id}`);
  return paper;
}

function listed(row: PaperWithDocument): ListedPaper {
  const document = paperDocument.parse(row.document);
  const { buyer, taxes, order, paidBy, about } = document;
  return {
    id: row.id,
    kind: row.kind,
    scope: row.scope,
    number: row.number,
    issued_at: new Date(row.issued_at).toISOString(),
    taxed_at: taxedAt(document),
    is_export: document.isExport,
    order_id: row.order_id,
    order_number: order.number,
    order_version: row.order_version,
    customer: buyer.company || buyer.name,
    country: document.pickup ? document.seller.country : (document.shipTo?.country ?? buyer.country),
    seller_country: document.seller.country,
    currency: row.currency,
    paid_by: paidBy,
    paid_in_words: paidInWords({ ...document, language: "de" }),
    ...totalOf(document),
    taxes,
    about: about?.number ?? null,
  };
}

/**
 * A month for the tax adviser: the PDFs and a table of them, as ZIP, piece by piece: no more than one PDF is in memory. Throws before the
 * first piece where the papers cannot be listed.
 */
export async function monthArchive(
  container: MedusaContainer,
  month: string,
): Promise<AsyncIterable<Uint8Array>> {
  const papers = await papersOfMonth(container, month, "by number");
  return zipped(filesOf(container, month, papers));
}

async function* filesOf(
  container: MedusaContainer,
  month: string,
  papers: readonly ListedPaper[],
): AsyncGenerator<{ name: string; content: Uint8Array }> {
  yield { name: `rechnungen-${month}.csv`, content: strToU8(papersCsv(papers)) };
  for (const { id } of papers) {
    const { number, pdf } = await paperFile(container, id);
    yield { name: `${number}.pdf`, content: pdf };
  }
}

async function* zipped(
  files: AsyncIterable<{ name: string; content: Uint8Array }>,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, content } of files) {
    // PDFs are compressed already.
    const file = new ZipDeflate(name, { level: 1 });
    zip.add(file);
    file.push(content, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}

const COLUMNS = [
  ...["Nummer", "Art", "Datum", "Datum Steuerperiode", "Bestellung", "Zu Rechnung", "Ersetzt Rechnung"],
  ...["Kunde", "Land", "Zahlung", "Steuerfall", "USt-Satz", "Netto", "USt", "Brutto", "Währung"],
];

/**
 * One line for each paper and rate, as a German spreadsheet opens it by a double click. Sums of credit notes are negative, so that
 * a column adds up to what was sold. Names come from shoppers: what a spreadsheet would run as a formula begins with an apostrophe.
 */
export function papersCsv(papers: readonly ListedPaper[]): string {
  const { title } = textsIn("de").papers;
  const lines = papers.flatMap((paper) =>
    paper.taxes.map(({ rate, net, vat, gross }) => {
      const { kind, about } = paper;
      const sum = (cents: number) => (kind === "invoice" ? cents : -cents) / 100 || 0;
      return [
        ...[paper.number, title[paper.scope], germanDay(new Date(paper.issued_at))],
        ...[germanDay(new Date(paper.taxed_at)), paper.order_number],
        ...(kind === "invoice" ? ["", about ?? ""] : [about ?? "", ""]),
        ...[paper.customer, paper.country, paper.scope === "cancellation" ? "" : paper.paid_in_words],
        ...[taxCase(paper, rate), `${String(rate).replace(".", ",")} %`],
        ...[sum(net), sum(vat), sum(gross), paper.currency],
      ];
    }),
  );
  return stringify([COLUMNS, ...lines], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { number: (sum) => sum.toFixed(2).replace(".", ",") },
  });
}

/** Why a rate is charged, or none. */
function taxCase({ is_export }: ListedPaper, rate: number): string {
  if (rate > 0) return "steuerpflichtig";
  return is_export ? "Ausfuhr" : "ohne USt";
}
