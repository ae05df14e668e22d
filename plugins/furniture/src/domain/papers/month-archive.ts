import type { MedusaContainer } from "@medusajs/framework/types";
import { stringify } from "csv-stringify/sync";
import { strToU8, zip } from "fflate";
import { germanDay } from "../workshop/days";
import { type ListedPaper, paperFile, papersOfMonth } from "./list";
import { amount } from "./words";

/** A month for the tax adviser: the PDFs and a table of them, as ZIP. */
export async function monthArchive(container: MedusaContainer, month: string): Promise<Buffer> {
  const papers = await papersOfMonth(container, month, "by number");
  const files: Record<string, Uint8Array> = { [`rechnungen-${month}.csv`]: strToU8(papersCsv(papers)) };
  for (const { id } of papers) {
    const { number, pdf } = await paperFile(container, id);
    files[`${number}.pdf`] = pdf;
  }
  return new Promise((resolve, reject) => {
    // PDFs are compressed already.
    zip(files, { level: 1 }, (error, data) => (error ? reject(error) : resolve(Buffer.from(data))));
  });
}

const HEAD = [
  ...["Nummer", "Art", "Datum", "Bestellung", "Zu Rechnung", "Kunde", "Land", "Zahlung"],
  ...["USt-Satz", "Netto", "USt", "Brutto"],
];

/**
 * One line for each paper and rate, as a German spreadsheet opens it by a double click. Sums of credit notes are negative, so that
 * a column adds up to what was sold.
 */
export function papersCsv(papers: readonly ListedPaper[]): string {
  const lines = papers.flatMap((paper) =>
    paper.taxes.map(({ rate, net, vat, gross }) => {
      const sign = paper.kind === "invoice" ? 1 : -1;
      const sum = (cents: number) =>
        amount(sign * cents, "de")
          .replace(/\./g, "")
          .replace("−", "-");
      return [
        paper.number,
        paper.kind === "invoice" ? "Rechnung" : paper.scope === "cancellation" ? "Storno" : "Korrektur",
        germanDay(new Date(paper.issued_at)),
        paper.order_number,
        paper.about ?? "",
        paper.customer,
        paper.country,
        paper.paid_by === "online" ? "online" : "Überweisung",
        `${String(rate).replace(".", ",")} %`,
        ...[sum(net), sum(vat), sum(gross)],
      ];
    }),
  );
  return stringify([HEAD, ...lines.map((line) => line.map(harmless))], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
  });
}

/** Names come from shoppers: a spreadsheet must not run one as a formula. Sums may begin with a minus. */
function harmless(text: string): string {
  return /^[=+@\t\r]/.test(text) || /^-(?!\d)/.test(text) ? `'${text}` : text;
}
