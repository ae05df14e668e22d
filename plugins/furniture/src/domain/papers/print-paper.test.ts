import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { readPdf, squeeze } from "../production-sheet/pdf-text.cases";
import { eInvoice } from "./e-invoice";
import { cancellationCase, invoiceCase } from "./paper.cases";
import { printPaper } from "./print-paper";

const LONG = "Freifrau von und zu Schwarzenberg-Lichtenfels auf Hohenstein und Niederburg";
const invoice = invoiceCase({
  pieces: [{ kind: "table" }, { kind: "bench", discount: 94 }],
  express: 65,
  voucher: 50,
  vatId: "DE999999999",
});

/** What a PDF embeds, by trying every stream of it. */
function embedded(pdf: Buffer): string[] {
  const raw = pdf.toString("latin1");
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = ""]) => {
    try {
      return [inflateSync(Buffer.from(stream, "latin1")).toString("utf8")];
    } catch {
      return [];
    }
  });
}

test("the same document gives the same bytes, on any day", async () => {
  const pdf = await printPaper(invoice);
  expect((await printPaper(invoice)).equals(pdf)).toBe(true);
  expect((await printPaper({ ...invoice, number: "RE-2026-0002" })).equals(pdf)).toBe(false);
});

test("it says it is PDF/A-3, embeds its fonts and its XML, and tells readers which file the invoice is", async () => {
  const pdf = await printPaper(invoice);
  const raw = pdf.toString("latin1");
  expect(raw).toContain("<pdfaid:part>3</pdfaid:part>");
  expect(raw).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
  expect(raw).toContain("/OutputIntents");
  expect(raw).toContain("/AFRelationship /Alternative");
  expect([...raw.matchAll(/\/FontFile2 /g)].length).toBeGreaterThan(0);
  expect(embedded(pdf)).toContain(eInvoice(invoice));
});

test.each([
  [
    "de",
    [
      "Rechnung RE-2026-0001",
      "Maße: 220 × 80 × 75 cm",
      "abzüglich Mengenrabatt 94,00 €",
      "Rechnungsbetrag 2.347,00 €",
    ],
  ],
  [
    "en",
    [
      "Invoice RE-2026-0001",
      "Size: 220 × 80 × 75 cm",
      "less multi-item discount of €94.00",
      "Invoice total €2,347.00",
    ],
  ],
] as const)("in %s it names pieces, measures, discount and total", async (language, wanted) => {
  const paper = invoiceCase({
    language,
    pieces: [{ kind: "table" }, { kind: "bench", discount: 94 }],
    express: 65,
    voucher: 50,
  });
  const [page] = readPdf(await printPaper(paper));
  for (const text of wanted) expect(page?.squeezed).toContain(squeeze(text));
  expect(page?.squeezed).toContain(squeeze("DE123456789"));
});

test("a credit note names its invoice", async () => {
  const [page] = readPdf(await printPaper(cancellationCase(invoice)));
  expect(page?.squeezed).toContain(squeeze("Stornorechnung GU-2026-0001"));
  expect(page?.squeezed).toContain(squeeze("Zu Rechnung RE-2026-0001 vom 25. November 2026"));
});

test("many pieces and long names go over pages, and nothing leaves the paper", async () => {
  const many = invoiceCase({
    pieces: Array.from({ length: 24 }, () => ({ kind: "shelf" as const, discount: 10 })),
    address: { first_name: "Maximiliane-Friederike", last_name: LONG, address_1: "Straße ".repeat(12) },
    billing: { company: "Gesellschaft für außerordentlich langnamige Angelegenheiten mbH & Co. KGaA" },
  });
  const pages = readPdf(await printPaper(many));
  expect(pages.length).toBeGreaterThan(2);
  for (const { texts, width } of pages)
    for (const { left, right } of texts) expect(left >= 0 && right <= width - 40).toBe(true);
  expect(pages.at(-1)?.squeezed).toContain(squeeze("Rechnungsbetrag"));
  expect(pages.at(1)?.squeezed).toContain(squeeze("Rechnung RE-2026-0001"));
});
