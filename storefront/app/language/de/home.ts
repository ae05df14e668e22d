import { HOME_WORDS, WORKSHOP_TOWN } from "@planke46/furniture-rules/market";

export const home = {
  title: "Möbel aus Gerüstplanken, auf Maß gebaut",
  heading: "Ein Tisch mit Vergangenheit. Nach deinem Maß.",
  intro:
    "Jahrelang haben Handwerker auf diesen Planken gestanden. Wir sägen, schleifen und wachsen sie – und bauen daraus den Tisch, der bei dir passt.",
  start: "Tisch gestalten",
  from: "ab {{price}}",
  trust: {
    label: "Gut zu wissen",
    rating: "{{mean}} von 5 Sternen",
    ratings_one: "aus einer Bewertung",
    ratings_other: "aus {{count}} Bewertungen",
    payment: "Sicher bezahlen",
    paymentText: "Mit {{methods}} auf der geschützten Seite von Stripe. Deine Zahlungsdaten sehen wir nie.",
    paymentTextTransfer: "Mit {{methods}} auf der geschützten Seite von Stripe oder per Überweisung.",
    delivery: "Lieferung und MwSt. im Preis",
    deliveryText: `Überall ${HOME_WORDS.de.in} bis zur Bordsteinkante, innerhalb von {{time}}.`,
    returns: "14 Tage Widerrufsrecht",
    returnsText:
      "Ausgenommen ist, was wir nach deinem Maß, in deiner eigenen Farbe oder aus ausgesuchten Planken bauen.",
  },
  /** Of a picture that no camera took. */
  rendered: "Gerendertes Bild: {{piece}}",
  renderedIn: "Gerendertes Bild: {{piece}}, {{room}}",
  room: {
    dining: "im Esszimmer",
    office: "im Arbeitszimmer",
    hall: "im Flur",
    corner: "neben einem Sessel",
    living: "im Wohnzimmer",
    gallery: "an der Wand über einer Kommode",
    lounge: "vor zwei Sesseln",
    kitchen: "in der Küche",
    bare: "aus der Nähe",
    workshop: "in der Werkstatt",
  },
  roomsTitle: "Wie es in einem Raum wirkt",
  howTitle: "So entsteht dein Möbel",
  steps: {
    design: {
      title: "Du gibst das Maß vor",
      text: "Auf den Zentimeter genau, dazu Gestell und Farbe. Zeichnung und Preis folgen sofort.",
    },
    build: {
      title: `Wir bauen es in ${WORKSHOP_TOWN}`,
      text: "Die Planken werden geschliffen und mit Bienenwachs behandelt, das Stahlgestell wird geschweißt und beschichtet.",
    },
    deliver: {
      title: "Es kommt zu dir",
      text: `Innerhalb von {{time}}, per Spedition überall ${HOME_WORDS.de.in}, frei Bordsteinkante. Oder du holst es in der Werkstatt ab.`,
    },
  },
  tableTitle: "Der Tisch",
  tableText:
    "Drei Größen stehen bereit, jede andere geht auch. Was ein Zentimeter mehr kostet, siehst du in dem Moment, in dem du ihn einstellst.",
  planksTitle: "Jede Planke ein Einzelstück",
  planksText:
    "Was du hier siehst, liegt bei uns im Lager, jede Planke für sich fotografiert. Überlass uns die Auswahl, oder such dir Planke für Planke aus, woraus dein Möbel wird.",
  planksMore: "Planken selbst aussuchen",
  plankPicture: "Planke „{{title}}“ aus dem Lager",
  aboutTitle: "Die Werkstatt",
  aboutText: `Wir sind eine kleine Werkstatt in ${WORKSHOP_TOWN}. Eine Gerüstplanke dient auf dem Bau einige Jahre, dann wird sie ausgemustert. Für Möbel fängt sie da erst an.`,
  aboutMore: "Mehr über uns",
  kindsTitle: "Was wir bauen",
  countersTitle: "Was wir zählen",
  countersMore: "Mehr zur Nachhaltigkeit",
  faqTitle: "Was oft gefragt wird",
  faqMore: "Alle Fragen und Antworten",
};
