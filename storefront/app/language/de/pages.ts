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

/** Around what editors write: pages, reviews, legal texts. */
export const pages = {
  bees: "Bienen und Wachs",
  sustainability: "Nachhaltigkeit",
  about: "Über uns",
  silentTitle: "Diese Seite wird gerade geschrieben",
  silent: "Schau bald wieder vorbei. Bis dahin erzählen wir es dir gern selbst.",
  evidence: "So rechnen wir",
  evidenceOf: "So rechnen wir: {{claim}}",
  team: "Wer hier baut",
  ask: "Frag uns direkt",
};

export const reviews = {
  stars: "{{given}} von {{most}} Sternen",
  heading: "Was andere sagen",
  lead: "Bei jeder Bewertung steht, ob und wie wir geprüft haben, dass sie zu einem Kauf gehört.",
  more_one: "Noch eine Bewertung zeigen",
  more_other: "Weitere {{count}} Bewertungen zeigen",
  authenticity: {
    order: "Geprüft: gehört zu einer Bestellung.",
    unchecked: "Nicht geprüft, ob sie zu einem Kauf gehört.",
    example: "Beispiel, keine echte Bewertung.",
  },
};
