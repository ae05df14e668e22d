export const faq = {
  title: "Hilfe",
  heading: "Fragen und Antworten",
  lead: "Das meiste, was vor einer Bestellung gefragt wird. Fehlt etwas? Ruf an oder schreib uns.",
  sections: "Themen",
  silent: "Hier stehen gerade keine Antworten. Ruf uns gerne an oder schreib uns.",
  contactTitle: "Frag uns direkt",
  contactText: "Am anderen Ende sitzt die Werkstatt, keine Warteschleife.",
};

export const legal = {
  imprintTitle: "Impressum",
  dataTitle: "Datenschutz",
  termsTitle: "Allgemeine Geschäftsbedingungen",
  withdrawalTitle: "Widerrufsbelehrung",
  guaranteeTitle: "Gesetzliche Gewährleistung",
  accessibilityTitle: "Erklärung zur Barrierefreiheit",
  provider: "Angaben zum Anbieter",
  contact: "Kontakt",
  validFrom: "Gültig ab {{day}}",
  silent:
    "Dieser Text lässt sich gerade nicht laden. Wir schicken ihn dir gern: Ruf uns an oder schreib uns.",
  silentImprint:
    "Die vollständigen Angaben lassen sich gerade nicht laden. Das wissen wir, und so erreichst du uns:",
  withdraw: "Hier geht das ohne Anmeldung, in zwei Schritten:",
  readPolicy: "Wann das geht, steht in der",
};
