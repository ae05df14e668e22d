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
