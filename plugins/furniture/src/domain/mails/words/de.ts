import { weeksInWords } from "@planke46/furniture-rules";

const weeks = (count: number) => weeksInWords(count, "de");

/** The German words of the mails. */
export const de = {
  labels: {
    order: "Bestellnummer",
    reservation: "Reservierungsnummer",
    date: "Bestellt am",
    reservedOn: "Reserviert am",
    delivery: "Lieferadresse",
    pickup: "Abholung",
    billing: "Rechnungsadresse",
    phone: "Telefon",
    mail: "E-Mail",
    payment: "Zahlung",
    express: "Bauzeit",
    vatId: "Umsatzsteuer-ID",
    message: "Deine Nachricht",
  },
  payments: {
    card: "online bezahlt",
    direct_debit: "SEPA-Lastschrift",
    bank_transfer: "Überweisung",
    reservation: "noch keine",
    free: "nichts zu bezahlen",
  },
  stillOpen: (amount: string) => `${amount} noch offen`,
  bill: {
    title: "Was es kostet",
    sum: "Summe der Stücke",
    multiItem: "Mengenrabatt",
    lineDiscount: "Mengenrabatt",
    discountOn: (reduced: number, all: number) => `auf ${reduced} von ${all}`,
    pickup: "Abzug für Abholung",
    express: "Expressbau",
    voucher: (code: string) => (code ? `Gutschein ${code}` : "Gutschein"),
    deliveryAbroad: "Lieferung",
    ordinaryDelivery: "Versand der weiteren Waren",
    givenBack: "Rücknahme und Erstattung",
    abroad: "Ohne die Kosten der Lieferung, die im Angebot stehen werden.",
    abroadPickup: "Du holst in der Werkstatt ab; eine Lieferung kommt nicht hinzu.",
    total: "Gesamt",
    tax: (amount: string, rates: string) => `Darin enthalten: ${amount} Mehrwertsteuer (${rates}).`,
    delivery: "Lieferung innerhalb Deutschlands ist im Preis enthalten.",
    letter: "Der Versand mit der Briefpost ist im Preis enthalten.",
  },
  pieces: "Deine Stücke",
  drawing: (title: string, size: string) => `Bild: ${title}${size && `, ${size}`}`,
  expressBuild: (count: number) => `Expressbau, fertig innerhalb von ${weeks(count)}`,
  buttons: {
    toShop: "Zum Shop",
    orderBinding: "Zahlungspflichtig bestellen",
    payDifference: "Differenz bezahlen",
    orderPage: "Deine Bestellung ansehen",
    toConfigurator: "Zum Konfigurator",
    toCart: "Zum Warenkorb",
    openDesign: "Entwurf öffnen",
  },
  account: {
    amount: "Betrag",
    holder: "Empfänger",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    purpose: "Verwendungszweck",
  },
  parcel: {
    pieces: "Stücke",
    carrier: "Versand mit",
    tracking: "Sendungsnummer",
    follow: "Sendung verfolgen",
  },
  withdrawal: {
    scope: "Umfang",
    all: "die ganze Bestellung",
    some: "einzelne Stücke",
    pieces: "Stücke",
    name: "Name",
    order: "Bestellnummer",
    mail: "E-Mail",
    received: "Eingegangen am",
    reference: "Vorgang",
  },
  staff: {
    hello: "Hallo,",
    sender: (shop: string) => `Der Shop ${shop}`,
    why: "Diese E-Mail gehört zu deinem Zugang zum Admin. Gib den Link nicht weiter.",
    invitation: {
      subject: (shop: string) => `Dein Zugang zum Admin von ${shop}`,
      heading: "Du bist eingeladen",
      text: (shop: string) =>
        `jemand aus der Werkstatt hat dich in den Admin von ${shop} eingeladen. Leg dort dein Passwort fest; der Link gilt einen Tag.`,
      button: "Einladung annehmen",
    },
    reset: {
      subject: (shop: string) => `Neues Passwort für den Admin von ${shop}`,
      heading: "Ein neues Passwort",
      text: "für deinen Zugang zum Admin wurde ein neues Passwort verlangt. Der Link gilt eine Viertelstunde und nur einmal.",
      button: "Passwort festlegen",
      mistake: "Warst du das nicht? Dann tu nichts: Dein Passwort bleibt, wie es ist.",
    },
  },
  footer: {
    imprint: "Impressum",
    privacy: "Datenschutz",
    withdrawal: "Vertrag widerrufen",
    phone: "Telefon",
  },
  /** The names of invoices and credit notes by their scope, and the row of one in a mail. */
  papers: {
    title: {
      order: "Rechnung",
      part: "Rechnung",
      refund: "Rechnungskorrektur",
      cancellation: "Stornorechnung",
    },
    paper: (day: string, sum: string) => `vom ${day}, ${sum}`,
  },
};

export type Words = typeof de;
