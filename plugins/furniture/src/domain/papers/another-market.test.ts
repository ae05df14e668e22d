import { afterEach, beforeEach, expect, test } from "vitest";
import { faultsOf } from "../../../../../tests/en16931/faults";
import { day } from "../../core/formats";
import { setMarket } from "../../core/options/market";
import { FIRST_CURRENCY, yearOf } from "../../modules/papers/paper";
import { SAMPLE_DETAILS } from "../../modules/shop-details/details";
import { readPdf, squeeze } from "../production-sheet/pdf-text.cases";
import { eInvoice } from "./e-invoice";
import { sumInWords } from "./formats";
import { frameOf } from "./freeze";
import { type PaperDocument, paperDocument } from "./frozen";
import { addressLines } from "./page";
import { invoiceCase, type OrderWish, orderCase } from "./paper.cases";
import { printPaper } from "./print-paper";
import { type HeldPaper, writePaper } from "./write-paper";

const TABLE: OrderWish = { pieces: [{ kind: "table" }, { kind: "bench", discount: 94 }] };
/** Evening in New York, and the next day in Berlin. */
const LATE = "2026-11-25T03:30:00.000Z";

beforeEach(() => setMarket({ homeCountry: "ch", currency: "chf", timeZone: "America/New_York" }));
afterEach(() => setMarket({}));

const sellerWith = (country: string) =>
  frameOf(orderCase(TABLE), { ...SAMPLE_DETAILS, country, storefrontUrl: "http://localhost" }).seller;
const textOf = async (paper: PaperDocument) =>
  readPdf(await printPaper(paper))
    .map(({ squeezed }) => squeezed)
    .join("");

test("a paper counts in the shop's currency, on the page and in its XML", async () => {
  const paper = invoiceCase(TABLE);
  expect(paper.currency).toBe("CHF");
  const text = await textOf(paper);
  for (const said of ["USt CHF", "Brutto CHF", "Mengenrabatt 94,00 CHF", "Rechnungsbetrag 2.332,00 CHF"])
    expect(text).toContain(squeeze(said));
  expect(text).not.toMatch(/EUR|€/);
  const xml = eInvoice(paper);
  expect(faultsOf(xml)).toEqual([]);
  expect(xml).toContain("<ram:InvoiceCurrencyCode>CHF</ram:InvoiceCurrencyCode>");
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="CHF">');
});

test("an issued paper keeps its currency, and says what it said, when the shop's is another", async () => {
  setMarket({});
  const paper = invoiceCase(TABLE);
  const [text, xml] = [await textOf(paper), eInvoice(paper)];
  setMarket({ currency: "chf" });
  expect([await textOf(paper), eInvoice(paper)]).toEqual([text, xml]);
  expect(sumInWords(-19_95, paper)).toBe("−19,95\u00a0€");
});

test("a credit note counts in the currency of its invoice", () => {
  const order = orderCase(TABLE);
  const shop = { ...SAMPLE_DETAILS, storefrontUrl: "http://localhost" };
  const { currency: _, ...document } = invoiceCase(TABLE, { issuedAt: LATE });
  const about: HeldPaper = {
    ...{ id: "fpap_1", kind: "invoice", number: document.number, issued_at: new Date(LATE), about: null },
    ...{ cents: order.total * 100, order_version: 1, movements: [], document },
  };
  const issue = { number: "GU-2026-0001", issuedAt: new Date(LATE), about, warn: expect.fail };
  const planned = { kind: "credit_note", scope: "refund", cents: 1000, about: about.id } as const;
  const note = (held: HeldPaper) =>
    writePaper({ order, money: [], shop, held: [held] }, planned, { ...issue, about: held });
  // From before papers named one.
  expect(note(about).currency).toBe(FIRST_CURRENCY);
  expect(note({ ...about, document: { ...document, currency: "USD" } }).currency).toBe("USD");
});

test("a paper from before it named a currency is in EUR", () => {
  const { currency: _, ...earlier } = invoiceCase(TABLE);
  expect(paperDocument.parse(earlier).currency).toBe("EUR");
});

test.each([
  ["Schweiz", "CH"],
  ["Österreich", "AT"],
  ["at the lake", "CH"],
  ["", "CH"],
])("the seller of %j is at home in %s", (written, code) => {
  expect(sellerWith(written).country).toBe(code);
});

test.each([
  ["CHE-123.456.789 MWST", "CHE123456789MWST"],
  ["ATU 1234 5678", "ATU12345678"],
])(
  "the seller's VAT id %s is %s in the XML, and on the page as the settings write it",
  async (vatId, plain) => {
    const paper = invoiceCase(TABLE);
    const issued = { ...paper, seller: { ...paper.seller, vatId } };
    const xml = eInvoice(issued);
    expect(faultsOf(xml)).toEqual([]);
    expect(xml).toContain(`<ram:ID schemeID="VA">${plain}</ram:ID>`);
    expect(await textOf(issued)).toContain(squeeze(vatId));
  },
);

test("a customer's country is named where it is not the seller's, and a customer without one is at home", () => {
  const seller = sellerWith("Schweiz");
  const { buyer, shipTo } = invoiceCase({
    ...TABLE,
    address: { country_code: "de" },
    billing: { country_code: null },
  });
  expect(buyer.country).toBe("CH");
  expect(addressLines(seller, buyer, "de")).not.toContain("Schweiz");
  expect(shipTo && addressLines(seller, shipTo, "de").at(-1)).toBe("Deutschland");
  expect(shipTo && addressLines({ country: "DE" }, shipTo, "de")).not.toContain("Deutschland");
});

test("an English paper names the seller's country in its imprint", async () => {
  const paper = invoiceCase({ ...TABLE, language: "en", address: { country_code: "ch" } });
  const text = await textOf({ ...paper, seller: sellerWith("Schweiz") });
  expect(text).toContain("Switzerland");
  expect(text).not.toContain("Germany");
});

test("days and years are those of the workshop's clock", () => {
  expect(day(LATE, "de")).toBe("24. November 2026");
  expect(day("2026-11-25", "de")).toBe("25. November 2026");
  expect(eInvoice(invoiceCase(TABLE, { issuedAt: LATE }))).toContain(
    '<udt:DateTimeString format="102">20261124<',
  );
  expect(yearOf(new Date("2027-01-01T04:59:00Z"))).toBe(2026);
  expect(yearOf(new Date("2027-01-01T05:00:00Z"))).toBe(2027);
});

test("without options a paper is in EUR, from Germany, on Berlin's clock", async () => {
  setMarket({});
  const paper = invoiceCase({ ...TABLE, billing: { country_code: null } });
  expect([paper.currency, paper.seller.country, paper.buyer.country]).toEqual(["EUR", "DE", "DE"]);
  const text = await textOf(paper);
  for (const said of ["USt EUR", "Brutto EUR", "Rechnungsbetrag 2.332,00 €"])
    expect(text).toContain(squeeze(said));
  expect(day("2026-11-24T23:30:00.000Z", "de")).toBe("25. November 2026");
  expect(yearOf(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
});
