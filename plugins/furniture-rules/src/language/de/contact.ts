/** About an e-mail address that is missing or wrong: section 5 of the specification. */
export const email = {
  required: "Bitte eine E-mail Adresse eingeben",
  invalid: "Bitte eine gültige E-mail Adresse eingeben",
};

export const phoneInvalid = (digits: number) =>
  `Eine Telefonnummer hat mindestens ${digits} Ziffern, dazwischen nur Leerzeichen und + ( ) / . -`;

/** The statute's wording, see `withdrawalForm`. */
export const withdrawalForm = (seller: string) => ({
  title: "Muster-Widerrufsformular",
  hint: "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
  lines: [
    `An ${seller}:`,
    "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):",
    "Bestellt am (*)/erhalten am (*):",
    "Name des/der Verbraucher(s):",
    "Anschrift des/der Verbraucher(s):",
    "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):",
    "Datum:",
  ],
  note: "(*) Unzutreffendes streichen.",
});
