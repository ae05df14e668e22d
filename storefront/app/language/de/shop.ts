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
