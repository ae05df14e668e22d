export const home = {
  title: "Möbel aus Gerüstplanken, auf Maß gebaut",
  heading: "Ein Tisch mit Vergangenheit. Nach deinem Maß.",
  intro:
    "Jahrelang haben Handwerker auf diesen Planken gestanden. Wir sägen, schleifen und wachsen sie – und bauen daraus den Tisch, der bei dir passt.",
  start: "Tisch gestalten",
  from: "ab {{price}}",
  howTitle: "So entsteht dein Möbel",
  steps: {
    design: {
      title: "Du gibst das Maß vor",
      text: "Auf den Zentimeter genau, dazu Gestell und Farbe. Zeichnung und Preis folgen sofort.",
    },
    build: {
      title: "Wir bauen es in Berlin",
      text: "Die Planken werden geschliffen und mit Bienenwachs behandelt, das Stahlgestell wird geschweißt und beschichtet.",
    },
    deliver: {
      title: "Es kommt zu dir",
      text: "Innerhalb von {{weeks}} Wochen, per Spedition in ganz Deutschland. Oder du holst es in der Werkstatt ab.",
    },
  },
  tableTitle: "Der Tisch",
  tableText:
    "Drei Größen stehen bereit, jede andere geht auch. Was ein Zentimeter mehr kostet, siehst du in dem Moment, in dem du ihn einstellst.",
  planksTitle: "Jede Planke ein Einzelstück",
  planksText:
    "Was du hier siehst, liegt bei uns im Lager, jedes Brett für sich fotografiert. Überlass uns die Auswahl, oder such dir Brett für Brett aus, woraus dein Möbel wird.",
  planksMore: "Planken selbst aussuchen",
  plankPicture: "Planke „{{title}}“ aus dem Lager",
  aboutTitle: "Die Werkstatt",
  aboutText:
    "Wir sind eine kleine Werkstatt in Berlin. Eine Gerüstplanke dient auf dem Bau einige Jahre, dann wird sie ausgemustert. Für Möbel fängt sie da erst an.",
  aboutMore: "Mehr über uns",
  kindsTitle: "Was wir bauen",
  countersTitle: "Was wir zählen",
  countersMore: "Mehr zur Nachhaltigkeit",
  faqTitle: "Was oft gefragt wird",
  faqMore: "Alle Fragen und Antworten",
};
