import { HOME_WORDS, WORKSHOP_TOWN } from "@planke46/furniture-rules/market";
import type { LegalKey } from "../content/queries/legal.server.ts";
import type { Language } from "../language/languages.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";

/** Words that only search engines and shared links show, so that browsers need not load them. */
interface FoundWords {
  /** What search engines say of a kind's configurator; at most 160 characters. */
  kinds: Record<ConfigurableKind, string>;
  chooser: string;
  faq: string;
  /** Below the name of a shared piece. */
  shared: (price: string, time: string) => string;
  /** On the picture of every page that is about no single piece. */
  shopLine: readonly string[];
  kindsLine: readonly string[];
  workshop: string;
  material: string;
  withdrawal: string;
  legal: Record<LegalKey, string>;
}

export const foundWords: Record<Language, FoundWords> = {
  de: {
    kinds: {
      table:
        "Esstisch, Arbeitstisch oder Couchtisch aus gebrauchten Gerüstplanken, auf den Zentimeter nach Maß. Preis und Zeichnung sofort, Lieferung inklusive.",
      tableOffice: `Höhenverstellbarer Schreibtisch von 67 bis 127 cm mit einer Platte aus gebrauchten Gerüstplanken. In ${WORKSHOP_TOWN} gebaut, Lieferung inklusive.`,
      bench:
        "Sitzbank aus einer gebrauchten Gerüstplanke mit Stahlgestell, von 100 bis 220 cm Länge. Preis und Zeichnung sofort, Lieferung inklusive.",
      stool:
        "Hocker aus gebrauchten Gerüstplanken in Sitzhöhe, Barhöhe oder deiner eigenen. Preis und Zeichnung sofort, Lieferung inklusive.",
      shelf:
        "Regal aus gebrauchten Gerüstplanken bis 220 cm Breite und 200 cm Höhe, jeder Boden, wo du ihn brauchst. Preis und Zeichnung sofort.",
      frame:
        "Bilderrahmen aus gebrauchten Gerüstplanken von 20 bis 150 cm, auch mit Spiegel, Kreidetafel, Whiteboard oder Passepartout.",
    },
    chooser:
      "Tisch, Schreibtisch, Bank, Hocker, Regal oder Bilderrahmen aus Gerüstplanken: Such dir ein Möbel aus und gib ihm dein Maß.",
    faq: "Antworten zu Planken, Gestellen, Konfigurator, Lieferung und Abholung – und wie du die Werkstatt direkt erreichst.",
    shared: (price, time) =>
      `${price} mit MwSt. und Lieferung ${HOME_WORDS.de.in}, in ${WORKSHOP_TOWN} gebaut und innerhalb von ${time} da. Ändere, was du magst.`,
    shopLine: ["Möbel aus", "Gerüstplanken,", "auf dein Maß"],
    kindsLine: [
      "Tische, Schreibtische, Bänke,",
      "Hocker, Regale, Bilderrahmen.",
      `Gebaut in ${WORKSHOP_TOWN}.`,
    ],
    workshop: `Gebaut in ${WORKSHOP_TOWN}`,
    material: "Gebrauchte Gerüstplanken",
    withdrawal: "Deinen Vertrag ohne Anmeldung in zwei Schritten widerrufen.",
    legal: {
      imprint: "Wer hinter dem Laden steht: Name, Anschrift, Telefon und E-Mail der Werkstatt.",
      dataProtection: "Welche Daten wir wofür nutzen, wie lange wir sie behalten, und welche Rechte du hast.",
      terms:
        "Unsere Allgemeinen Geschäftsbedingungen: Bestellung, Preise, Lieferung, Zahlung und Gewährleistung.",
      withdrawal:
        "Für welche Stücke du 14 Tage lang widerrufen kannst, wie das geht und was danach geschieht.",
      guarantee:
        "Deine Rechte, wenn ein Stück einen Mangel hat: was gilt, wie lange, und wie du uns erreichst.",
      accessibility: "Wie barrierefrei dieser Laden ist, was noch fehlt, und an wen du dich wenden kannst.",
    },
  },
  en: {
    kinds: {
      table: `Dining table, work table or coffee table from reclaimed scaffolding planks, made to the centimetre. Price and drawing at once, delivery ${HOME_WORDS.en.in} included.`,
      tableOffice: `Height-adjustable desk from 67 to 127 cm with a top of reclaimed scaffolding planks. Built in ${WORKSHOP_TOWN}, delivery ${HOME_WORDS.en.in} included.`,
      bench: `Bench from a reclaimed scaffolding plank on a steel frame, 100 to 220 cm long. Price and drawing at once, delivery ${HOME_WORDS.en.in} included.`,
      stool: `Stool from reclaimed scaffolding planks at seat height, bar height or your own. Price and drawing at once, delivery ${HOME_WORDS.en.in} included.`,
      shelf:
        "Shelf from reclaimed scaffolding planks, up to 220 cm wide and 200 cm high, every board where you need it. Price and drawing at once.",
      frame:
        "Picture frame from reclaimed scaffolding planks, 20 to 150 cm, also with mirror, blackboard, whiteboard or mount.",
    },
    chooser:
      "Table, desk, bench, stool, shelf or picture frame from scaffolding planks: choose a piece and give it your measurements.",
    faq: "Answers about planks, frames, the configurator, delivery and pick-up – and how to reach the workshop directly.",
    shared: (price, time) =>
      `${price} including VAT and delivery ${HOME_WORDS.en.in}, built in ${WORKSHOP_TOWN} and with you within ${time}. Change whatever you like.`,
    shopLine: ["Furniture from", "scaffolding", "planks, to size"],
    kindsLine: [
      "Tables, desks, benches, stools,",
      "shelves and picture frames.",
      `Built in ${WORKSHOP_TOWN}.`,
    ],
    workshop: `Built in ${WORKSHOP_TOWN}`,
    material: "Reclaimed scaffolding planks",
    withdrawal: "Withdraw from your contract in two steps, without signing in.",
    legal: {
      imprint: "Who runs this shop: name, address, phone and email of the workshop.",
      dataProtection: "Which data we use and what for, how long we keep them, and which rights you have.",
      terms: "Our general terms and conditions: ordering, prices, delivery, payment and warranty.",
      withdrawal: "Which pieces you can send back within 14 days, how to do it and what happens then.",
      guarantee: "Your rights if a piece has a defect: what holds, for how long, and how to reach us.",
      accessibility: "How accessible this shop is, what is still missing, and whom you can turn to.",
    },
  },
};
