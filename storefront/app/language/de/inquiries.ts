export const question = {
  title: "Deine Frage",
  heading: "Eine Frage an die Werkstatt",
  lead: "Passt es durchs Treppenhaus? Geht es auch anders? Frag uns; was du gerade gestaltest, schicken wir mit.",
  text: "Deine Frage",
  privacy: {
    before: "Wir nutzen deine Angaben, um dir zu antworten. Mehr dazu in der",
    link: "Datenschutzerklärung",
    after: ".",
  },
  send: "Frage abschicken",
  sending: "Wird abgeschickt …",
  notSent: "Deine Frage ist noch nicht abgeschickt: {{reason}}",
  sentTitle: "Nachricht abgeschickt",
  sentHeading: "Deine Frage ist bei uns.",
  sentText: "Wir lesen sie selbst und antworten dir per E-Mail.",
  sentMore: "Weiter gestalten",
};

export const survey = {
  heading: "Wie hast du von uns erfahren?",
  origin: { facebook: "Facebook", instagram: "Instagram", google: "Google", friends: "Freunde" },
  other: "Anders, und zwar",
  send: "Antwort abschicken",
  thanks: "Danke, deine Antwort ist angekommen.",
  notSent: "Deine Antwort ist noch nicht angekommen: {{reason}}",
  orderUnknown: "In diesem Browser kennen wir deine Bestellung nicht mehr.",
  issues: {
    origin_required: "Bitte wähle etwas aus oder schreib es uns.",
    origin_one_only: "Bitte wähle entweder etwas aus oder schreib es uns.",
    too_long: "Bitte schreib höchstens 200 Zeichen.",
  },
};

export const withdrawal = {
  link: "Vertrag widerrufen",
  title: "Vertrag widerrufen",
  heading: "Vertrag widerrufen",
  lead: "Hier kannst du einen Vertrag mit uns widerrufen, ohne Anmeldung und ohne Angabe von Gründen. Im nächsten Schritt siehst du deine Angaben noch einmal und bestätigst sie.",
  madeToMeasure:
    "Für Möbel, die wir nach deinen Vorgaben anfertigen (eigenes Maß, eigene Farbe, selbst ausgesuchte Planken), besteht kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a01\u00a0BGB). Deine Erklärung nehmen wir in jedem Fall entgegen und prüfen sie.",
  name: "Dein Name",
  orderNumber: "Bestellnummer",
  orderNumberNote: "steht in der Bestellbestätigung",
  email: "E-Mail für die Eingangsbestätigung",
  scope: "Was widerrufst du?",
  all: "Die ganze Bestellung",
  some: "Nur einzelne Stücke",
  pieces: "Welche Stücke",
  piecesNote: "nur wenn es einzelne sind",
  text: "Mitteilung",
  review: "Weiter zur Bestätigung",
  reviewTitle: "Widerruf bestätigen",
  reviewHeading: "Stimmt alles so?",
  reviewText: "Mit dem Klick auf „Widerruf bestätigen“ widerrufst du den Vertrag.",
  change: "Angaben ändern",
  confirm: "Widerruf bestätigen",
  confirming: "Wird übermittelt …",
  notDone: "Das ging noch nicht: {{reason}}",
  fixFields: "Bitte sieh dir die markierten Angaben noch einmal an.",
  receiptTitle: "Widerruf eingegangen",
  receiptHeading: "Dein Widerruf ist eingegangen.",
  receiptText:
    "Diese Eingangsbestätigung schicken wir dir auch an {{email}}. Wir prüfen deinen Widerruf und melden uns.",
  receivedAt: "Zugegangen am",
  receiptNumber: "Kennung",
  subject: "Umfang",
  home: "Zur Startseite",
};

export const madeToMeasure = {
  label: "Nach Maß gefertigt",
  cart: "Nach Maß gefertigt: kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a01\u00a0BGB).",
  cartReturnable: "Widerrufsrecht: 14 Tage ab Erhalt.",
};

export const maker = {
  heading: "Hersteller und Produktangaben",
  product: "Produkt",
  typeNumber: "Typnummer",
  manufacturer: "Hersteller",
  contact: "Kontakt zur Produktsicherheit",
  safety: "Sicherheitshinweise",
  registration: "WEEE-Reg.-Nr.",
  disposal: "Entsorgung",
};
