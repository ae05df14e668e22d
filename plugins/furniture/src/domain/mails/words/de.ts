import { weeksInWords, workingDaysInWords } from "@planke46/furniture-rules";
import { legal } from "./legal-de";

const weeks = (count: number) => weeksInWords(count, "de");
const days = (count: number) => workingDaysInWords(count, "de");

/** The German words of the mails. */
export const de = {
  hello: (name: string) => (name ? `Hallo ${name},` : "Hallo,"),
  goodbye: (shop: string) => `Viele Grüße aus der Werkstatt\n${shop}`,
  labels: {
    order: "Bestellnummer",
    reservation: "Reservierungsnummer",
    date: "Bestellt am",
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
    total: "Gesamt",
    tax: (amount: string, rates: string) => `Darin enthalten: ${amount} Mehrwertsteuer (${rates}).`,
    delivery: "Lieferung innerhalb Deutschlands ist im Preis enthalten.",
    letter: "Der Versand mit der Briefpost ist im Preis enthalten.",
  },
  pieces: "Deine Stücke",
  drawing: (title: string, size: string) => `Bild: ${title}${size && `, ${size}`}`,
  expressBuild: (count: number) => `Expressbau, fertig innerhalb von ${weeks(count)}`,
  shipping: {
    delivery: (count: number) =>
      `Wir fertigen in unserer Werkstatt und liefern innerhalb von ${weeks(count)} per Spedition, frei Bordsteinkante: bis an die Straße vor deinem Haus, nicht in die Wohnung. Den Termin stimmen wir vorher mit dir ab.`,
    pickup: (count: number, place: string) =>
      `Wir fertigen in unserer Werkstatt; innerhalb von ${weeks(count)} kannst du alles abholen: ${place}. Wir melden uns, sobald es so weit ist.`,
    samples: (count: number) =>
      `Dein Muster schicken wir dir mit der Briefpost; es ist innerhalb von ${days(count)} bei dir.`,
    samplesAbroad: "Dein Muster schicken wir dir mit der Post.",
    samplesFirst: (count: number) =>
      `Das Muster schicken wir dir vorab mit der Briefpost, innerhalb von ${days(count)}.`,
    samplesAtPickup: "Das Muster liegt bei der Abholung dabei.",
    afterTransfer: "Die Zeit läuft ab dem Tag, an dem dein Geld bei uns ankommt.",
  },
  orderConfirmation: {
    subject: (number: string, shop: string) => `Deine Bestellung ${number} bei ${shop}`,
    heading: "Danke für deine Bestellung!",
    text: "wir nehmen deine Bestellung an und bestätigen dir hiermit den Vertrag mit allem, was dazugehört. Bitte bewahre diese E-Mail auf.",
    paid: (amount: string) => `Deine Zahlung über ${amount} ist bei uns angekommen.`,
    debit: (amount: string) =>
      `Deine Bank zieht ${amount} per Lastschrift ein. Das dauert einige Tage; sobald das Geld da ist, schreiben wir dir und fangen an.`,
    free: "Zu bezahlen ist nichts.",
    samples:
      "Danke, dass du dir unser Material erst einmal in die Hand nimmst. Halte das Muster ans Fenster und an deine Wand; bei Fragen antworte einfach auf diese E-Mail.",
  },
  bankTransfer: {
    subject: (number: string, shop: string) => `Deine Bestellung ${number} bei ${shop}: bitte überweisen`,
    heading: "Danke für deine Bestellung!",
    text: "wir nehmen deine Bestellung an und bestätigen dir hiermit den Vertrag mit allem, was dazugehört. Bitte bewahre diese E-Mail auf.",
    title: "Bitte überweise den Betrag",
    please: (amount: string, number: string) =>
      `Bitte überweise ${amount} und gib als Verwendungszweck nur die Bestellnummer ${number} an. Sobald das Geld da ist, beginnen wir.`,
    amount: "Betrag",
    holder: "Empfänger",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    purpose: "Verwendungszweck",
  },
  reservation: {
    subject: (number: string, shop: string) => `Deine Reservierung ${number} bei ${shop}`,
    heading: "Für dich reserviert",
    text: (place: string) =>
      `deine Auswahl ist unverbindlich reserviert. Die Lieferung nach ${place} berechnen wir einzeln: Wir melden uns bald mit einem Angebot bei dir.`,
    nothing:
      "Zu bezahlen ist noch nichts, und gebunden bist du an nichts: Ein Vertrag kommt erst zustande, wenn du das Angebot annimmst.",
    abroad: "Ohne die Kosten der Lieferung, die im Angebot stehen werden.",
  },
  paymentReceived: {
    subject: (number: string) => `Dein Geld ist da: Bestellung ${number}`,
    heading: "Dein Geld ist da",
    text: (amount: string, number: string) =>
      `deine Zahlung über ${amount} für die Bestellung ${number} ist angekommen. Danke! Jetzt fangen wir an zu sägen.`,
  },
  paymentFailed: {
    subject: (number: string, shop: string) =>
      number
        ? `Deine Lastschrift hat nicht geklappt: Bestellung ${number}`
        : `Deine Lastschrift bei ${shop} hat nicht geklappt`,
    heading: "Die Lastschrift hat nicht geklappt",
    text: (number: string) =>
      `deine Bank hat die Lastschrift für die Bestellung ${number} nicht eingelöst. Die Bestellung ist deshalb storniert; diese Stücke bauen wir nicht:`,
    lost: "deine Bank hat die Lastschrift für deinen Warenkorb nicht eingelöst; eine Bestellung ist daraus nicht geworden.",
    free: "Bezahlt hast du nichts. Die Planken sind wieder frei, und ein Gutschein gilt wieder.",
    again: "Möchtest du die Stücke noch haben, bestelle sie bitte noch einmal, zum Beispiel mit Karte.",
    toShop: "Zum Shop",
  },
  paymentLink: {
    subject: (number: string, shop: string) => `Dein Angebot zur Reservierung ${number} bei ${shop}`,
    heading: "Dein Angebot",
    text: (amount: string) =>
      `aus deiner Reservierung kann jetzt eine Bestellung werden. Sie kostet ${amount}. Bezahlen kannst du über diesen Link; erst damit bestellst du verbindlich.`,
    button: "Zahlungspflichtig bestellen",
    questions: "Passt etwas nicht? Antworte einfach auf diese E-Mail.",
  },
  orderChanged: {
    subject: (number: string, shop: string) => `Geändert: deine Bestellung ${number} bei ${shop}`,
    heading: "Deine Bestellung ist geändert",
    text: (number: string) =>
      `wie besprochen haben wir deine Bestellung ${number} geändert. So gilt sie von jetzt an; bitte prüfe, ob alles stimmt, und bewahre diese E-Mail auf.`,
    sums: (before: string, after: string) => `Sie kostet jetzt ${after} statt ${before}.`,
    same: (total: string) => `Sie kostet wie bisher ${total}.`,
    pay: (amount: string) => `Noch zu bezahlen sind ${amount}. Das geht über diesen Link:`,
    button: "Differenz bezahlen",
    back: (amount: string) =>
      `Was sie weniger kostet, ${amount}, bekommst du zurück, soweit du es schon bezahlt hast; sobald das Geld unterwegs ist, schreiben wir dir noch einmal.`,
    mistake: "Stimmt etwas nicht? Dann antworte bitte gleich auf diese E-Mail oder ruf uns an.",
  },
  differenceLink: {
    subject: (number: string, shop: string) => `Neuer Zahlungslink: deine Bestellung ${number} bei ${shop}`,
    heading: "Dein neuer Zahlungslink",
    text: (amount: string) =>
      `deine Bestellung haben wir geändert, und davon sind noch ${amount} zu bezahlen. Der Link, den du dafür hattest, gilt nicht mehr; nimm bitte diesen:`,
    mistake: "Hast du schon bezahlt, oder stimmt etwas nicht? Dann antworte bitte auf diese E-Mail.",
  },
  cancelled: {
    subject: (number: string) => `Storniert: Bestellung ${number}`,
    heading: "Deine Bestellung ist storniert",
    text: (number: string) => `die Bestellung ${number} ist storniert. Wir bauen diese Stücke nicht:`,
    reservation: (number: string) =>
      `die Reservierung ${number} ist aufgehoben. Diese Stücke sind nicht mehr für dich zurückgelegt:`,
    money: "Was du schon bezahlt hast, bekommst du zurück; dazu schreiben wir dir noch einmal.",
    mistake: "Du weißt davon nichts? Dann antworte bitte auf diese E-Mail oder ruf uns an.",
  },
  refund: {
    subject: (number: string) => `Erstattung zur Bestellung ${number}`,
    heading: "Du bekommst Geld zurück",
    text: (amount: string, number: string) =>
      `${amount} zur Bestellung ${number} sind auf dem Weg zu dir. Das Geld geht den Weg zurück, auf dem du bezahlt hast; bis du es siehst, vergehen je nach Bank bis zu zehn Tage.`,
  },
  refundFailed: {
    subject: (number: string) => `Deine Erstattung zur Bestellung ${number} ist zurückgekommen`,
    heading: "Die Erstattung hat nicht geklappt",
    text: (amount: string, number: string) =>
      `wir hatten dir geschrieben, dass ${amount} zur Bestellung ${number} auf dem Weg zu dir sind. Das Geld ist nicht angekommen, sondern zu uns zurückgegangen. Wir kümmern uns darum und schreiben dir wieder. Soll es auf ein anderes Konto gehen, antworte bitte auf diese E-Mail.`,
  },
  lost: {
    subject: (shop: string) => `Leider nicht geklappt: deine Bestellung bei ${shop}`,
    heading: "Das tut uns leid",
    text: "aus deiner Zahlung konnte leider keine Bestellung werden.",
    faster: "Während du bezahlt hast, war jemand anders schneller.",
    changed:
      "Während du bezahlt hast, hat sich dein Warenkorb geändert; der bezahlte Betrag passte nicht mehr dazu.",
    gone: (planks: string) => `Nicht mehr da: ${planks}. Jede Planke gibt es nur einmal.`,
    money: (amount: string) =>
      `Wir haben sofort veranlasst, dass deine Zahlung über ${amount} ganz erstattet wird. Bis du das Geld siehst, vergehen je nach Bank bis zu zehn Tage.`,
    otherPlank:
      "Deine Maße und alles andere kannst du gleich noch einmal bestellen, mit einer anderen Planke.",
    again: "Dein Warenkorb ist noch da: Du kannst gleich noch einmal bestellen.",
    toConfigurator: "Zum Konfigurator",
    toCart: "Zum Warenkorb",
  },
  message: {
    subject: (shop: string) => `Deine Nachricht an ${shop}`,
    heading: "Deine Nachricht ist da",
    text: "danke, dass du uns schreibst. Wir lesen alles selbst und antworten dir bald. Das hast du uns geschrieben:",
    piece: (piece: string) => `Dazu gehört: ${piece}`,
  },
  design: {
    subject: (piece: string) => `Dein Entwurf: ${piece}`,
    heading: "Dein Entwurf",
    text: "hier ist der Entwurf, den du dir geschickt hast. Er ist noch keine Bestellung.",
    priceOn: (date: string) =>
      `Der Preis ist der vom ${date}, mit Mehrwertsteuer und Lieferung in Deutschland. Im Konfigurator siehst du immer den von heute.`,
    open: "Entwurf öffnen",
    address:
      "Deine E-Mail-Adresse haben wir nur für diese Mail verwendet und danach gelöscht. Hast du sie nicht angefordert, hat sich jemand bei der Adresse vertippt; du musst nichts tun.",
  },
  withdrawal: {
    subject: (number: string) => `Eingangsbestätigung: dein Widerruf zur Bestellung ${number}`,
    heading: "Dein Widerruf ist eingegangen",
    text: (moment: string) =>
      `wir bestätigen dir, dass dein Widerruf am ${moment} bei uns eingegangen ist. Das hast du erklärt:`,
    scope: "Umfang",
    all: "die ganze Bestellung",
    some: "einzelne Stücke",
    pieces: "Stücke",
    name: "Name",
    order: "Bestellnummer",
    mail: "E-Mail",
    received: "Eingegangen am",
    reference: "Vorgang",
    next: "Wir prüfen die Bestellung und schreiben dir, wie es mit Rückgabe und Erstattung weitergeht. Für Stücke, die wir eigens für dich angefertigt haben, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB); auch dazu melden wir uns.",
  },
  footer: {
    imprint: "Impressum",
    privacy: "Datenschutz",
    withdrawal: "Vertrag widerrufen",
    phone: "Telefon",
    why: "Diese E-Mail gehört zu deiner Bestellung oder Anfrage; Werbung schicken wir nicht.",
  },
  legal,
};

export type Words = typeof de;
