import { EMAIL_WORDS, HOME_WORDS, PHONE_INVALID } from "@planke46/furniture-rules";

/** What customers are told when the server refuses, by what it is about. Names with underscores are the codes of the refusals. */
export const refusals = {
  too_many_requests: (minutes: number) =>
    `Das waren sehr viele Versuche in kurzer Zeit. Bitte versuche es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  planks_held_often: (minutes: number) =>
    `Von deinem Anschluss aus wurden die ausgesuchten Planken heute schon oft zum Bezahlen zurückgelegt. Bitte versuche es in ${minutes <= 90 ? `${minutes} Minuten` : `${Math.ceil(minutes / 60)} Stunden`} noch einmal. Oder überlass die Auswahl der Planken der Werkstatt, dann kannst du sofort bestellen, oder schreib uns: Wir legen sie dir zurück.`,
  /** Of any form. */
  form: {
    required: () => "Bitte ausfüllen",
    too_long: (_field: string, max: number) => `Bitte höchstens ${max} Zeichen eingeben`,
    email_invalid: () => EMAIL_WORDS.invalid.de,
    phone_invalid: () => PHONE_INVALID.de,
    not_text: () => "Hier wird ein Text erwartet",
    unknown_field: (field: string) => `${field} ist kein bekanntes Feld`,
  },
  planks: {
    plank_gone: ({ title }: { title: string }) =>
      `„${title}“ ist leider nicht mehr zu haben. Bitte wähle eine andere Planke.`,
    plank_unknown: ({ title }: { title: string }) => `Die Planke „${title}“ gibt es nicht.`,
    plank_unlisted: ({ title }: { title: string }) =>
      `„${title}“ ist nicht für dieses Möbel gedacht. Bitte wähle eine andere Planke.`,
    plank_too_short: ({ title, length, needed }: PlankMeasures) =>
      `„${title}“ ist mit ${length} cm zu kurz: Gebraucht werden ${needed} cm.`,
    plank_in_cart: ({ title }: { title: string }) =>
      `„${title}“ steckt schon in einem anderen Möbel in deinem Warenkorb. Jede Planke gibt es nur einmal.`,
  },
  cart: {
    empty: "Du hast noch keine Produkte im Warenkorb",
    cart_full: (max: number) =>
      `Ein Warenkorb fasst höchstens ${max} Stücke. Schreib uns, wenn du mehr brauchst: Dann rechnen wir dir ein Angebot.`,
    /** Of a number of equal pieces. */
    out_of_bounds: (min: number, max: number) => `Die Anzahl geht von ${min} bis ${max}.`,
    planks_once:
      "Ausgesuchte Planken gibt es nur einmal. Lege ein Stück in den Warenkorb und wähle für das nächste andere Planken, oder überlass die Auswahl der Werkstatt.",
    line_gone:
      "Das Möbel, das du ändern wolltest, liegt nicht mehr im Warenkorb. Du kannst es neu hineinlegen.",
    line_altered:
      "Ein Möbel im Warenkorb ist nicht mehr das, was du gestaltet hast. Bitte entferne es und lege es noch einmal hinein.",
    off_sale: (kind: string) =>
      `„${kind}“ nehmen wir gerade nicht an. Schreib uns, dann sagen wir dir, ab wann es wieder geht.`,
    region_mismatch: `Das Land und die Auswahl „${HOME_WORDS.de.outside}“ passen nicht zusammen. Bitte prüfe beides noch einmal.`,
    ordinary_abroad: "Ins Ausland liefern wir nur Möbel. Bitte nimm die weiteren Waren aus dem Warenkorb.",
    delivery_missing: (title: string) => `Für „${title}“ ist noch kein Versand gewählt.`,
    priceChanged: (title: string, from: string, to: string) => `${title}: jetzt ${to} statt ${from}`,
    prices_changed: (list: string, total: string) =>
      `Unsere Preise haben sich geändert. ${list}. Die neue Summe beträgt ${total}. Bitte prüfe sie und bestelle dann noch einmal.`,
    /** Dearer than before the button was pressed. */
    total_changed: (before: string, now: string) =>
      `Eine Aktion gilt nicht mehr: Die Summe beträgt jetzt ${now} statt ${before}. Bitte prüfe sie und bestelle dann noch einmal.`,
    /** Medusa would count another sum than the shop. */
    total_differs:
      "Die Summe dieses Warenkorbs stimmt bei uns gerade nicht überein, deshalb kann er nicht bezahlt werden. Es ist nichts bezahlt. Bitte schreib uns, dann bringen wir das in Ordnung.",
  },
  payment: {
    payment_underway:
      "Dieser Warenkorb wird gerade bezahlt und lässt sich nicht mehr ändern. Bitte versuche es gleich noch einmal.",
    payment_page_open:
      "Die offene Bezahlseite ließ sich nicht schließen, weil der Zahlungsdienst gerade nicht antwortet. Bitte versuche es gleich noch einmal.",
    no_payment_page:
      "Die Bezahlseite ließ sich nicht öffnen. Bitte versuche es gleich noch einmal oder schreib uns.",
    payment_not_offered:
      "Diese Art zu bezahlen bieten wir gerade nicht an. Bitte versuche es später noch einmal oder schreib uns.",
    reservation_not_offered:
      "Reservierungen nehmen wir gerade nicht an. Bitte versuche es später noch einmal oder schreib uns.",
  },
  vouchers: {
    voucher_unknown: (code: string) => `Den Gutschein ${code} gibt es nicht.`,
    voucher_one_only: () => "Pro Bestellung kann nur ein Gutschein eingelöst werden.",
    voucher_not_applicable: (code: string) => `Der Gutschein ${code} gilt nicht für diesen Warenkorb.`,
    voucher_gone: (code: string) =>
      `Der Gutschein ${code} ist nicht mehr gültig: Er wurde bereits eingelöst.`,
    voucher_over: (code: string) => `Der Gutschein ${code} gilt nicht mehr.`,
    voucher_not_yet: (code: string, day: string) => `Der Gutschein ${code} gilt erst ab ${day}.`,
    voucher_in_payment: (code: string, minutes: number) =>
      `Mit dem Gutschein ${code} wird gerade an anderer Stelle bezahlt. Versuche es in ${minutes} Min. noch einmal.`,
  },
  /** Of a link by which an order is paid. */
  link: {
    paid: "Diese Bestellung ist schon bezahlt.",
    withdrawn: "Dieser Link gilt nicht mehr.",
    payment_underway: "Diese Bestellung wird gerade bezahlt. Bitte sieh gleich noch einmal nach.",
    payment_page_open:
      "Die Bezahlseite ließ sich nicht öffnen, weil der Zahlungsdienst gerade nicht antwortet. Bitte versuche es gleich noch einmal.",
  },
  /** Of another delivery address for a placed order. */
  deliveryAddress: {
    picked_up: "Diese Bestellung wird abgeholt; eine Lieferadresse hat sie nicht.",
    shipped:
      "Ein Teil der Bestellung ist schon gepackt oder unterwegs: Die Lieferadresse lässt sich nicht mehr ändern. Ruf uns bitte gleich an.",
    ended: "Diese Bestellung ist storniert; ihre Lieferadresse lässt sich nicht mehr ändern.",
    order_edit_open:
      "Wir bearbeiten diese Bestellung gerade. Bitte versuche es später noch einmal, oder ruf uns an.",
    otherCountry:
      "In ein anderes Land lässt sich die Bestellung nicht umleiten. Schreib uns, wir helfen dir weiter.",
  },
  withdrawal: {
    unknown: "Diesen Widerruf finden wir nicht mehr. Bitte fülle das Formular noch einmal aus.",
    scope_unknown: "scope ist „all“ oder „some“",
    pieces_required: "Bitte angeben, welche Stücke widerrufen werden",
    pieces_of_all:
      "Widerrufen wird die ganze Bestellung, genannt sind einzelne Stücke: Bitte eines davon ändern",
  },
  originSurvey: {
    origin_unknown: "Diese Auswahl gibt es nicht.",
    origin_required: "Bitte etwas auswählen oder eingeben.",
    origin_one_only: "Bitte entweder etwas auswählen oder etwas eingeben.",
  },
  /** Of a design that is to be mailed. */
  design: {
    not_a_design: "kind: Ein Muster ist kein Entwurf",
    not_a_query: "query: Das ist keine Adresse eines Entwurfs",
  },
};

/** Lengths in cm; those of a fault that has them. */
interface PlankMeasures {
  title: string;
  length?: string | number;
  needed?: string | number;
}
