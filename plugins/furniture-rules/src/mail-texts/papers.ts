import type { MailTextDocument } from "./mail-text.js";

/** The mail that brings invoices and credit notes. */
export const PAPER_TEXTS = {
  papers: {
    title: "Rechnungen",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Papier"],
        de: "{Papier} zu deiner Bestellung {Bestellnummer}",
        en: "{Papier} for your order {Bestellnummer}",
      },
      subjectOfSeveral: {
        title: "Betreff bei mehreren",
        when: "Wenn eine Änderung eine Rechnung aufhebt und eine neue an ihre Stelle setzt.",
        form: "line",
        de: "Rechnungen zu deiner Bestellung {Bestellnummer}",
        en: "Invoices for your order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        needs: ["Papierart"],
        de: "Deine {Papierart}",
        en: "Your {Papierart}",
      },
      headingOfSeveral: {
        title: "Überschrift bei mehreren",
        when: "Wenn eine Änderung eine Rechnung aufhebt und eine neue an ihre Stelle setzt.",
        form: "line",
        de: "Deine Rechnungen",
        en: "Your invoices",
      },
      text: {
        title: "Einleitung",
        form: "text",
        de: "zu deiner Bestellung {Bestellnummer} findest du im Anhang als PDF:",
        en: "attached as PDF for your order {Bestellnummer}:",
      },
      replaced: {
        title: "Frühere Rechnung aufgehoben",
        when: "Wenn eine neue Rechnung an die Stelle einer früheren tritt.",
        form: "text",
        de: "Die frühere Rechnung ist aufgehoben; von jetzt an gilt die neue.",
        en: "The earlier invoice is cancelled; from now on the new one is valid.",
      },
      keep: {
        title: "Wo sie bleiben",
        form: "text",
        de: "Du findest sie auch auf der Seite deiner Bestellung. In jeder PDF-Datei steckt die Rechnung zusätzlich als XML für Buchhaltungsprogramme (ZUGFeRD).",
        en: "You will also find them on the page of your order. Each PDF file contains the invoice once more as XML for accounting software (ZUGFeRD, Factur-X).",
      },
    },
  },
} as const satisfies Record<string, MailTextDocument>;
