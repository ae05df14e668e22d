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
