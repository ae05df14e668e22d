import { HOME_WORDS, WORKSHOP_TOWN } from "@planke46/furniture-rules/market";

/** Words that only search engines and shared links show, so that browsers need not load them. */
export const found = {
  chooser:
    "Tisch, Schreibtisch, Bank, Hocker, Regal oder Bilderrahmen aus Gerüstplanken: Such dir ein Möbel aus und gib ihm dein Maß.",
  faq: "Antworten zu Planken, Gestellen, Konfigurator, Lieferung und Abholung – und wie du die Werkstatt direkt erreichst.",
  /** Below the name of a shared piece. */
  shared: (price: string, time: string) =>
    `${price} mit MwSt. und Lieferung ${HOME_WORDS.de.in}, in ${WORKSHOP_TOWN} gebaut und innerhalb von ${time} da. Ändere, was du magst.`,
  /** On the picture of every page that is about no single piece. */
  shopLine: ["Möbel aus", "Gerüstplanken,", "auf dein Maß"],
  kindsLine: [
    "Tische, Schreibtische, Bänke,",
    "Hocker, Regale, Bilderrahmen.",
    `Gebaut in ${WORKSHOP_TOWN}.`,
  ],
  workshop: `Gebaut in ${WORKSHOP_TOWN}`,
  material: "Gebrauchte Gerüstplanken",
  /** What a mail program calls the line above a mail, in the preview of its texts. */
  subject: "Betreff",
  withdrawal: "Deinen Vertrag ohne Anmeldung in zwei Schritten widerrufen.",
  legal: {
    imprint: "Wer hinter dem Laden steht: Name, Anschrift, Telefon und E-Mail der Werkstatt.",
    dataProtection: "Welche Daten wir wofür nutzen, wie lange wir sie behalten, und welche Rechte du hast.",
    terms:
      "Unsere Allgemeinen Geschäftsbedingungen: Bestellung, Preise, Lieferung, Zahlung und Gewährleistung.",
    withdrawal: "Für welche Stücke du 14 Tage lang widerrufen kannst, wie das geht und was danach geschieht.",
    guarantee:
      "Deine Rechte, wenn ein Stück einen Mangel hat: was gilt, wie lange, und wie du uns erreichst.",
    accessibility: "Wie barrierefrei dieser Laden ist, was noch fehlt, und an wen du dich wenden kannst.",
  },
};
