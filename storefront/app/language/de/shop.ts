import { WORKSHOP_TOWN } from "@planke46/furniture-rules/market";

export const shop = {
  skip: "Zum Inhalt",
  navigation: "Hauptmenü",
  home: "Start",
  configurator: "Konfigurator",
  bees: "Bienen",
  about: "Über uns",
  faq: "Hilfe",
  cart: "Warenkorb",
  cartWithCount_one: "Warenkorb, {{count}} Stück",
  cartWithCount_other: "Warenkorb, {{count}} Stücke",
  language: "Sprache",
  toGerman: "Deutsch",
  toEnglish: "English",
  imprint: "Impressum",
  dataSecurity: "Datenschutz",
  terms: "AGB",
  withdrawalPolicy: "Widerrufsbelehrung",
  guarantee: "Gewährleistung",
  accessibility: "Barrierefreiheit",
  footerPromise: `Möbel aus gebrauchten Gerüstplanken, auf Maß gebaut in unserer Werkstatt in ${WORKSHOP_TOWN}.`,
  footerContact: "Kontakt",
  footerLegal: "Rechtliches",
  footerWorkshop: "Werkstatt",
  footerShop: "Laden",
  tagline: "Möbel aus Gerüstplanken",
  description:
    "Tische aus gebrauchten Gerüstplanken, auf den Zentimeter nach deinen Maßen gebaut. Preis und Zeichnung siehst du sofort.",
};

export const faults = {
  notFoundTitle: "Diese Seite gibt es nicht",
  notFound: "Vielleicht hat sich die Adresse geändert. Von hier geht es weiter:",
  errorTitle: "Da ist uns etwas verrutscht",
  error: "Die Seite ließ sich gerade nicht laden. Bitte versuche es in einem Moment noch einmal.",
  tooManyTitle: "Das ging sehr schnell",
  tooMany:
    "Von deinem Anschluss kamen gerade sehr viele Anfragen. Bitte versuche es in einer Minute noch einmal.",
  retry: "Noch einmal versuchen",
  commerceSilent:
    "Unser Laden antwortet gerade nicht. Deine Eingaben stehen noch hier – bitte versuche es gleich noch einmal.",
  noCookies:
    "Dein Browser nimmt von dieser Seite keine Cookies an. In einem merkt er sich den Warenkorb; ohne ihn bleibt er leer. Bitte erlaube Cookies und versuche es noch einmal, oder ruf uns an.",
};

/** Consent and short notices, which every page may show. */
export const consent = {
  heading: "Dürfen wir mitzählen?",
  text: "Wir sähen gern, was gelesen und bestellt wird, ohne dich wiederzuerkennen, und welche Werbung zu einer Bestellung geführt hat.",
  more: "Was genau?",
  yes: "Ja, gern",
  no: "Nein, danke",
  kept: {
    yes: "Danke! Ändern kannst du das jederzeit unten unter „Cookie-Einstellungen“.",
    no: "Gut, wir zählen nicht mit. Ändern kannst du das jederzeit unten unter „Cookie-Einstellungen“.",
  },
  settings: "Cookie-Einstellungen",
  what: "Mit deiner Zustimmung zählen wir: welche Seiten geöffnet werden, ob jemand länger als eine halbe Minute bleibt, welche Möbel in den Warenkorb kommen, dass eine Frage gesendet wurde, und Nummer und Betrag einer Bestellung. Name, Anschrift, E-Mail und IP-Adresse sind nie dabei, und was du tust, wird nicht zu einem Profil verbunden. Führt dich ein Link mit Angaben zu einer Werbung (utm) hierher, merkt sich ein Cookie diese, bis du den Browser schließt; bestellst du, stehen sie bei der Bestellung.",
  now: {
    open: "Du hast noch nichts entschieden; gezählt wird nicht.",
    yes: "Zurzeit dürfen wir mitzählen.",
    no: "Zurzeit zählen wir nicht mit.",
  },
};

export const toasts = {
  label: "Hinweise",
  close: "Hinweis schließen",
};

/** Messages while something loads, and when it fails to load. */
export const loading = {
  page: "Die Seite wird geladen …",
  partFailed: "{{name}} ließ sich nicht laden.",
  retry: "Noch einmal versuchen",
  offline: "Gerade gibt es keine Verbindung. Was du eingegeben hast, bleibt stehen.",
  offlineStep: "Das geht erst wieder mit Verbindung. Hier bleibt alles, wie es ist.",
  online: "Die Verbindung ist wieder da.",
  lostTitle: "Keine Verbindung",
  lost: "Wir erreichen den Shop gerade nicht. Sobald es wieder geht, erscheint die Seite von selbst.",
};

/** What staff read who see drafts in the shop. */
export const preview = {
  label: "Vorschau",
  on: "Vorschau: du siehst Entwürfe",
  end: "Beenden",
  refusedTitle: "Keine Vorschau",
  badSecret:
    "Dieser Verweis auf die Vorschau gilt nicht mehr: Er ist abgelaufen, wurde schon einmal benutzt oder stammt nicht aus dem Studio. Öffne die Vorschau dort noch einmal.",
  noToken:
    "Dem Shop fehlt die Berechtigung, Entwürfe zu lesen. Setze SANITY_API_READ_TOKEN und starte den Shop neu.",
  silent: "Sanity antwortet dem Shop gerade nicht. Bitte versuche es gleich noch einmal.",
};
