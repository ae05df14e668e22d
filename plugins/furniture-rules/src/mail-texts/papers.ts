import type { MailForms } from "./mail-text.js";
import { INTRODUCTION } from "./usual-forms.js";

/** The mail that brings invoices and credit notes. */
export const PAPER_FORMS = {
  papers: {
    title: "Rechnungen",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Papier"],
      },
      subjectOfSeveral: {
        title: "Betreff bei mehreren",
        when: "Wenn eine Änderung eine Rechnung aufhebt und eine neue an ihre Stelle setzt.",
        form: "line",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        needs: ["Papierart"],
      },
      headingOfSeveral: {
        title: "Überschrift bei mehreren",
        when: "Wenn eine Änderung eine Rechnung aufhebt und eine neue an ihre Stelle setzt.",
        form: "line",
      },
      text: INTRODUCTION,
      replaced: {
        title: "Frühere Rechnung aufgehoben",
        when: "Wenn eine neue Rechnung an die Stelle einer früheren tritt.",
        form: "text",
      },
      keep: { title: "Wo sie bleiben", form: "text" },
    },
  },
} as const satisfies Partial<MailForms>;
