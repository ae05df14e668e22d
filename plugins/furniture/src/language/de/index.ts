import type { KeptFor } from "../kept-for";
import { contact, contactField } from "./contact";
import { mails } from "./mails";
import { papers } from "./papers";
import { pieces } from "./pieces";
import { refusals } from "./refusals";

/** What a person is told beside their data (Art. 15 (1) GDPR). */
const access = ({ books, unpaid, answered, withdrawn, carts }: KeptFor) => ({
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

/** Words of the sample's customer, and those that the shop has put into words before it writes. */
const sample = {
  reason: "Der Stahl kommt später.",
  question: "Passt der Tisch\ndurch die Tür?",
  table: "Tisch",
  size: "Maße",
  plank: "Planke 07 · Nagelreihe",
  withdrawn: "1012.2 Hocker",
  wobbles: "Er wackelt.",
  heard: "Auf dem Markt in der Halle.",
  message: "Bitte klingeln\nzweiter Stock",
};

export const de = {
  access,
  contact,
  contactField,
  mails,
  papers,
  pieces,
  refusals,
  sample,
  /** The storefront's address of an order's page, without its key. */
  orderPath: "auftrag",
  /** The subject of staff's answer to a question. */
  replySubject: "Deine Frage",
  /** The same, to a withdrawal. */
  withdrawalSubject: (order: string) => `Dein Widerruf zur Bestellung ${order}`,
};
