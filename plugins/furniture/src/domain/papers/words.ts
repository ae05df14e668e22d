import { LOCALES } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { market } from "../../core/options/market";
import { inCurrency } from "../mails/words/formats";
import { WORDS } from "../mails/words/words";
import type { PaperAdjustment, PaperDocument } from "./frozen";

/** "1.253,94", in columns that say the currency above. */
export function amount(cents: number, language: Language): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(LOCALES[language], format).format(cents / 100).replace("-", "−");
}

/** "1.253,94 €", in the paper's own currency. */
export function sumInWords(
  cents: number,
  { language, currency }: Pick<PaperDocument, "language" | "currency">,
): string {
  return inCurrency(cents / 100, language, currency);
}

/** "25. November 2026" of a moment on the workshop's clock, or of an ISO day. */
export function longDay(when: string, language: Language): string {
  const isDay = when.length === 10;
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeZone: isDay ? "UTC" : market().timeZone,
  });
  return format.format(new Date(when));
}

interface PaperWords {
  title: (paper: Pick<PaperDocument, "scope">) => string;
  number: Record<PaperDocument["kind"], string>;
  issued: string;
  order: string;
  placed: (number: string, day: string) => string;
  about: Record<PaperDocument["kind"], string>;
  dated: (number: string, day: string) => string;
  paid: Record<PaperDocument["kind"], string>;
  paidBy: Record<PaperDocument["paidBy"], string>;
  supply: string;
  expected: (day: string, pickup: boolean) => string;
  notDated: string;
  buyerVatId: string;
  shipTo: string;
  head: (currency: string) => readonly [string, string, string, string, string, string, string];
  discount: (sum: string) => string;
  adjustments: Record<PaperAdjustment["code"], string>;
  net: (rate: string) => string;
  vat: (rate: string) => string;
  total: Record<PaperDocument["kind"], string>;
  /** What stands below the sums. */
  advance: string;
  replaces: (number: string) => string;
  takesBack: Record<"refund" | "cancellation", (number: string) => string>;
  isExport: string;
  part: (order: string) => string;
  back: Record<"refund" | "cancellation", (number: string) => string>;
  page: (page: number, pages: number) => string;
  delivery: DeliveryWords;
}

interface DeliveryWords {
  title: string;
  head: readonly [string, string, string];
  received: string;
  pickup: string;
}

const de: PaperWords = {
  title: ({ scope }) => WORDS.de.papers.title[scope],
  number: { invoice: "Rechnungsnummer", credit_note: "Nummer" },
  issued: "Datum",
  order: "Bestellung",
  placed: (number, day) => `${number} vom ${day}`,
  about: { invoice: "Ersetzt Rechnung", credit_note: "Zu Rechnung" },
  dated: (number, day) => `${number} vom ${day}`,
  paid: { invoice: "Zahlung erhalten am", credit_note: "Erstattet am" },
  paidBy: { online: "online", transfer: "Überweisung" },
  supply: "Lieferzeit",
  expected: (day, pickup) => `voraussichtlich bis ${day}${pickup ? ", zur Abholung" : ""}`,
  notDated: "steht noch aus",
  buyerVatId: "USt-IdNr. des Kunden",
  shipTo: "Lieferung an",
  head: (currency) => [
    "Nr.",
    "Bezeichnung",
    "Menge",
    "Netto",
    "USt",
    `USt ${currency}`,
    `Brutto ${currency}`,
  ],
  discount: (sum) => `abzüglich Mengenrabatt ${sum}`,
  adjustments: {
    pickup: "Abzug für Abholung",
    voucher: "Gutschein",
    express: "Expressbau",
    delivery: "Lieferung",
  },
  net: (rate) => `Nettobetrag zu ${rate}`,
  vat: (rate) => `Umsatzsteuer ${rate}`,
  total: { invoice: "Rechnungsbetrag", credit_note: "Betrag der Korrektur" },
  advance:
    "Der Betrag ist vollständig bezahlt. Rechnung über eine Zahlung vor der Lieferung (§ 14 Abs. 5 UStG): Die Lieferung steht zum Rechnungsdatum noch aus, sofern die Ware nicht schon übergeben ist.",
  replaces: (number) => `Diese Rechnung tritt an die Stelle der Rechnung ${number}.`,
  takesBack: {
    refund: (number) => `Die Rechnung ${number} ist um diesen Betrag gemindert.`,
    cancellation: (number) => `Die Rechnung ${number} ist damit aufgehoben, soweit sie noch galt.`,
  },
  isExport: "Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a in Verbindung mit § 6 UStG).",
  part: (order) => `Zahlung zur Bestellung ${order}`,
  back: {
    refund: (number) => `Erstattung zur Rechnung ${number}`,
    cancellation: (number) => `Aufhebung des Restbetrags der Rechnung ${number}`,
  },
  page: (page, pages) => `Seite ${page} von ${pages}`,
  delivery: {
    title: "Lieferschein",
    head: ["Nr.", "Bezeichnung", "Menge"],
    received: "Vollständig und unbeschädigt erhalten (Datum, Unterschrift)",
    pickup: "Abholung in der Werkstatt",
  },
};

const en: PaperWords = {
  title: ({ scope }) => WORDS.en.papers.title[scope],
  number: { invoice: "Invoice number", credit_note: "Number" },
  issued: "Date",
  order: "Order",
  placed: (number, day) => `${number} of ${day}`,
  about: { invoice: "Replaces invoice", credit_note: "For invoice" },
  dated: (number, day) => `${number} of ${day}`,
  paid: { invoice: "Payment received on", credit_note: "Refunded on" },
  paidBy: { online: "online", transfer: "bank transfer" },
  supply: "Delivery",
  expected: (day, pickup) => `expected by ${day}${pickup ? ", for pick-up" : ""}`,
  notDated: "still to come",
  buyerVatId: "Customer’s VAT ID",
  shipTo: "Delivery to",
  head: (currency) => [
    "No.",
    "Description",
    "Quantity",
    "Net",
    "VAT",
    `VAT ${currency}`,
    `Gross ${currency}`,
  ],
  discount: (sum) => `less multi-item discount of ${sum}`,
  adjustments: {
    pickup: "Reduction for pick-up",
    voucher: "Voucher",
    express: "Express build",
    delivery: "Delivery",
  },
  net: (rate) => `Net amount at ${rate}`,
  vat: (rate) => `VAT ${rate}`,
  total: { invoice: "Invoice total", credit_note: "Total credited" },
  advance:
    "This amount is paid in full. Invoice for a payment before delivery (section 14 (5) of the German VAT act): on the date of this invoice the delivery is still to come, unless the goods have been handed over already.",
  replaces: (number) => `This invoice takes the place of invoice ${number}.`,
  takesBack: {
    refund: (number) => `Invoice ${number} is reduced by this amount.`,
    cancellation: (number) => `Invoice ${number} is hereby cancelled as far as it still stood.`,
  },
  isExport: "VAT-free export delivery (section 4 no. 1 (a) and section 6 of the German VAT act).",
  part: (order) => `Payment for order ${order}`,
  back: {
    refund: (number) => `Refund for invoice ${number}`,
    cancellation: (number) => `Cancellation of what was left of invoice ${number}`,
  },
  page: (page, pages) => `Page ${page} of ${pages}`,
  delivery: {
    title: "Delivery note",
    head: ["No.", "Description", "Quantity"],
    received: "Received complete and undamaged (date, signature)",
    pickup: "Pick-up at the workshop",
  },
};

export const PAPER_WORDS: Record<Language, PaperWords> = { de, en };
