import { HOME_WORDS, WORKSHOP_TOWN } from "@planke46/furniture-rules/market";
import type { BasePrices, FixedSizes, Found, KindNames, OfKinds } from "../kindTexts.ts";

/** What each kind is called. */
export const kindNames = {
  table: "Tisch",
  tableOffice: "Schreibtisch",
  bench: "Bank",
  stool: "Hocker",
  shelf: "Regal",
  frame: "Rahmen",
  sample: "Muster",
} satisfies KindNames;

/** The first line of the bill of each kind. */
export const basePrices = {
  base_table: "Grundpreis Tisch",
  base_tableOffice: "Schreibtisch mit höhenverstellbarem Gestell",
  base_bench: "Grundpreis Bank",
  base_stool: "Grundpreis Hocker",
  base_shelf: "Grundpreis Regal",
  base_frame: "Grundpreis Rahmen",
} satisfies BasePrices;

/** What the configurator says of each kind. */
export const kinds = {
  of: {
    table: {
      title: "Tisch gestalten",
      heading: "Dein Tisch",
      info: "Mehr über unsere Tische",
      teaser: "Zum Essen, Arbeiten, Sitzen davor",
      added: "Dein Tisch für {{price}} liegt im Warenkorb.",
      addedOtherPrice:
        "Unsere Preise haben sich gerade geändert: Angezeigt waren {{shown}}, dein Tisch kostet jetzt {{price}}. Im Warenkorb kannst du ihn wieder entfernen.",
    },
    tableOffice: {
      title: "Schreibtisch gestalten",
      heading: "Dein Schreibtisch",
      info: "Mehr über unsere Schreibtische",
      teaser: "Fährt vom Sitzen zum Stehen",
      added: "Dein Schreibtisch für {{price}} liegt im Warenkorb.",
      addedOtherPrice:
        "Unsere Preise haben sich gerade geändert: Angezeigt waren {{shown}}, dein Schreibtisch kostet jetzt {{price}}. Im Warenkorb kannst du ihn wieder entfernen.",
    },
    bench: {
      title: "Bank gestalten",
      heading: "Deine Bank",
      info: "Mehr über unsere Bänke",
      teaser: "Eine Planke, zwei bis vier Plätze",
      added: "Deine Bank für {{price}} liegt im Warenkorb.",
      addedOtherPrice:
        "Unsere Preise haben sich gerade geändert: Angezeigt waren {{shown}}, deine Bank kostet jetzt {{price}}. Im Warenkorb kannst du sie wieder entfernen.",
    },
    stool: {
      title: "Hocker gestalten",
      heading: "Dein Hocker",
      info: "Mehr über unsere Hocker",
      teaser: "Sitz, Tritt oder Nachttisch",
      added: "Dein Hocker für {{price}} liegt im Warenkorb.",
      addedOtherPrice:
        "Unsere Preise haben sich gerade geändert: Angezeigt waren {{shown}}, dein Hocker kostet jetzt {{price}}. Im Warenkorb kannst du ihn wieder entfernen.",
    },
    shelf: {
      title: "Regal gestalten",
      heading: "Dein Regal",
      info: "Mehr über unsere Regale",
      teaser: "Böden, wo du sie brauchst",
      added: "Dein Regal für {{price}} liegt im Warenkorb.",
      addedOtherPrice:
        "Unsere Preise haben sich gerade geändert: Angezeigt waren {{shown}}, dein Regal kostet jetzt {{price}}. Im Warenkorb kannst du es wieder entfernen.",
    },
    frame: {
      title: "Bilderrahmen gestalten",
      heading: "Dein Rahmen",
      info: "Mehr über unsere Bilderrahmen",
      teaser: "Für Bilder, Spiegel und Tafeln",
      added: "Dein Rahmen für {{price}} liegt im Warenkorb.",
      addedOtherPrice:
        "Unsere Preise haben sich gerade geändert: Angezeigt waren {{shown}}, dein Rahmen kostet jetzt {{price}}. Im Warenkorb kannst du ihn wieder entfernen.",
    },
    sample: {
      added: "Ein Muster aus Holz und Stahl für {{price}} liegt im Warenkorb.",
      addedOtherPrice: "Ein Muster aus Holz und Stahl für {{price}} liegt im Warenkorb.",
    },
  } satisfies OfKinds,
  chooser: {
    title: "Konfigurator",
    heading: "Was dürfen wir dir bauen?",
    lead: "Möbel aus Gerüstplanken, gebaut, wie du sie zusammenstellst. Such dir eins aus – Zeichnung und Preis gehen mit jeder Entscheidung mit.",
    price: "wie gezeigt {{price}}",
    allPrices: `Alle Preise mit Mehrwertsteuer und Lieferung ${HOME_WORDS.de.in}.`,
  },
  fixedSize: {
    tableOffice: "Platte {{length}} × {{width}} cm. Das Gestell fährt von {{min}} bis {{max}} cm Höhe.",
    bench: "40 cm tief, 45 cm hoch.",
    stool: "Sitzfläche 40 × 40 cm.",
    shelf: "30 cm tief.",
    frame: "Außenmaß, über das Holz gemessen.",
  } satisfies FixedSizes,
  filling: "Füllung",
  fillingType: {
    none: "ohne",
    mirror: "Spiegel",
    blackboard: "Kreidetafel",
    whiteboard: "Whiteboard",
    passepartout: "Passepartout",
  },
  fillingSaid: {
    none: "ohne Füllung",
    mirror: "mit Spiegel",
    blackboard: "mit Kreidetafel",
    whiteboard: "mit Whiteboard",
    passepartout: "mit Passepartout",
  },
  fillingHint: {
    none: "Der Rahmen allein, für das, was du schon hast.",
    mirror: "Vier Millimeter Kristallglas, die Kanten geschliffen.",
    blackboard: "Für Kreide, mit dem Schwamm wieder leer.",
    whiteboard: "Für Stifte, die sich abwischen lassen.",
    passepartout: "Karton in deiner Farbe um das Bild.",
  },
  passepartout: "Farbe des Passepartouts",
  example: "Beispielbild {{name}} ansehen",
  sampleHint: "Erst einmal anfassen?",
  sampleOrder: "Muster in dieser Farbe, {{price}}",
};

/** What search engines say of a kind's configurator; at most 160 characters. Browsers do not load it. */
export const kindsFound = {
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
} satisfies Found;
