export const faq = {
  title: "Hilfe",
  heading: "Fragen und Antworten",
  lead: "Das meiste, was vor einer Bestellung gefragt wird. Fehlt etwas? Ruf an oder schreib uns.",
  sections: "Themen",
  silent: "Die Antworten lassen sich gerade nicht laden. Ruf uns gerne an oder schreib uns.",
  contactTitle: "Frag uns direkt",
  contactText: "Am anderen Ende sitzt die Werkstatt, keine Warteschleife.",
};

export const legal = {
  sample:
    "Muster: Diese Seite enthält Platzhalter. Sie muss vor dem Verkauf durch geprüfte Angaben des Betreibers ersetzt werden.",
  imprintTitle: "Impressum",
  provider: "Angaben gemäß § 5 DDG",
  placeholderName: "[Name der Inhaberin oder des Inhabers]",
  placeholderAddress: "[Straße und Hausnummer, Postleitzahl und Ort]",
  placeholderVat: "Umsatzsteuer-Identifikationsnummer: [USt-IdNr.]",
  contact: "Kontakt",
  responsible: "Verantwortlich für den Inhalt: [Name, Anschrift]",
  dataTitle: "Datenschutz",
  dataIntro: "Was wir speichern, wozu, und wie lange.",
  dataCookiesTitle: "Cookies",
  dataCookies:
    "Drei notwendige Cookies: „cart“ merkt sich deinen Warenkorb (30 Tage), „language“ die Sprache (ein Jahr), „screen“, ob dein Bildschirm schmal oder breit ist (ein Jahr). Es gibt keine Auswertung deines Besuchs.",
  dataOrderTitle: "Bestellung",
  dataOrder:
    "Name, Anschrift, E-Mail und Telefon nutzen wir, um dein Möbel zu bauen, zu liefern und abzurechnen. Steuerliche Unterlagen bewahren wir so lange auf, wie das Gesetz es verlangt.",
  dataPaymentTitle: "Zahlung",
  dataPayment:
    "Kartendaten gibst du auf der Seite des Zahlungsdienstes Stripe ein. Wir bekommen sie nicht zu sehen.",
  dataRightsTitle: "Deine Rechte",
  dataRights:
    "Du kannst Auskunft, Berichtigung und Löschung verlangen und dich bei einer Aufsichtsbehörde beschweren. Verantwortlich: [Name, Anschrift, E-Mail].",
};
