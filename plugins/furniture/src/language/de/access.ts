import type { KeptFor } from "../kept-for";

/** What a person is told beside their data (Art. 15 (1) GDPR). */
export const access = ({ books, unpaid, answered, withdrawn, carts }: KeptFor) => ({
  purposes:
    "Wir brauchen die Daten, um Bestellungen und Reservierungen zu bauen, zu liefern, abzurechnen und abzuwickeln (Art. 6 Abs. 1 b DSGVO), um Fragen zu beantworten (Art. 6 Abs. 1 b und f), um Belege aufzubewahren (Art. 6 Abs. 1 c) und um Missbrauch abzuwehren (Art. 6 Abs. 1 f).",
  recipients:
    "Daten bekommen, soweit sie sie brauchen: der Zahlungsdienstleister, die Spedition oder der Paketdienst, die Betreiber der Server und des E-Mail-Postfachs, die Steuerberatung, und Behörden, wenn ein Gesetz es verlangt. Einzelne Anbieter, und ob sie außerhalb der EU arbeiten, nennt die Datenschutzerklärung auf unserer Website.",
  kept: `Bestellungen und Rechnungen bewahren wir ${books} Jahre auf, gerechnet ab dem Ende des Jahres; was nie bezahlt wurde, ${unpaid} Jahre. Fragen löschen wir ${answered} Tage nach der Antwort, Widerrufe ${withdrawn} Jahre nach dem Jahr ihrer Bearbeitung, Warenkörbe nach ${carts} Tagen.`,
  source:
    "Die Daten stammen aus deinen Eingaben im Shop und unserem Schriftwechsel mit dir, Angaben zur Zahlung vom Zahlungsdienstleister.",
  rights:
    "Du kannst verlangen, dass wir Daten berichtigen, löschen oder ihre Verarbeitung einschränken, ihr widersprechen und sie in diesem Format mitnehmen. Außerdem kannst du dich bei einer Aufsichtsbehörde für den Datenschutz beschweren, zum Beispiel bei der deines Wohnorts.",
  decisions: "Es wird nichts automatisch über dich entschieden, und es gibt kein Profil von dir.",
});
