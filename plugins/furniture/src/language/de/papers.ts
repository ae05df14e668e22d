type Columns = readonly [string, string, string, string, string, string, string];

/** What invoices, credit notes and delivery notes say, printed and as XML. */
export const papers = {
  /** By the scope of a paper. */
  title: {
    order: "Rechnung",
    part: "Rechnung",
    refund: "Rechnungskorrektur",
    cancellation: "Stornorechnung",
  },
  /** A title within a sentence. */
  inSentence: (title: string) => title,
  /** Beside the number, in the mail with the papers. */
  mailed: (day: string, sum: string) => `vom ${day}, ${sum}`,
  vatId: "USt-IdNr.",
  taxNumber: "Steuernummer",
  weeeNumber: "WEEE-Reg.-Nr.",
  number: { invoice: "Rechnungsnummer", credit_note: "Nummer" },
  issued: "Datum",
  order: "Bestellung",
  placed: (number: string, day: string) => `${number} vom ${day}`,
  about: { invoice: "Ersetzt Rechnung", credit_note: "Zu Rechnung" },
  dated: (number: string, day: string) => `${number} vom ${day}`,
  paid: { invoice: "Zahlung erhalten am", credit_note: "Erstattet am" },
  paidBy: { online: "online", transfer: "Überweisung", otherwise: "auf anderem Weg" },
  supply: "Lieferzeit",
  expected: (day: string, pickup: boolean) => `voraussichtlich bis ${day}${pickup ? ", zur Abholung" : ""}`,
  notDated: "steht noch aus",
  buyerVatId: "USt-IdNr. des Kunden",
  shipTo: "Lieferung an",
  head: (currency: string): Columns => [
    "Nr.",
    "Bezeichnung",
    "Menge",
    "Netto",
    "USt",
    `USt ${currency}`,
    `Brutto ${currency}`,
  ],
  discount: (sum: string) => `abzüglich Mengenrabatt ${sum}`,
  lineDiscount: "Mengenrabatt",
  adjustments: {
    pickup: "Abzug für Abholung",
    voucher: "Gutschein",
    express: "Expressbau",
    delivery: "Lieferung",
  },
  net: (rate: string) => `Nettobetrag zu ${rate}`,
  vat: (rate: string) => `Umsatzsteuer ${rate}`,
  total: { invoice: "Rechnungsbetrag", credit_note: "Betrag der Korrektur" },
  advance:
    "Der Betrag ist vollständig bezahlt. Rechnung über eine Zahlung vor der Lieferung (§ 14 Abs. 5 UStG): Die Lieferung steht zum Rechnungsdatum noch aus, sofern die Ware nicht schon übergeben ist.",
  replaces: (number: string) => `Diese Rechnung tritt an die Stelle der Rechnung ${number}.`,
  takesBack: {
    refund: (number: string) => `Die Rechnung ${number} ist um diesen Betrag gemindert.`,
    cancellation: (number: string) => `Die Rechnung ${number} ist damit aufgehoben, soweit sie noch galt.`,
  },
  /** Why no VAT is charged. */
  isExport: "Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a in Verbindung mit § 6 UStG).",
  part: (order: string) => `Zahlung zur Bestellung ${order}`,
  back: {
    refund: (number: string) => `Erstattung zur Rechnung ${number}`,
    cancellation: (number: string) => `Aufhebung des Restbetrags der Rechnung ${number}`,
  },
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  delivery: {
    title: "Lieferschein",
    head: ["Nr.", "Bezeichnung", "Menge"],
    received: "Vollständig und unbeschädigt erhalten (Datum, Unterschrift)",
    pickup: "Abholung in der Werkstatt",
    phone: "Telefon",
    shipment: "Sendung",
    disposal: (kind: string) => `Entsorgung: ${kind}`,
    /** What of the order is not in this shipment, by numbers and titles. */
    elsewhere: (those: string) => `Nicht in dieser Sendung, kommt getrennt oder ist schon da: ${those}`,
  },
};
