import type { MailForms } from "./mail-text.js";
import { OFFER_BY_TRANSFER } from "./new-orders.js";
import { HEADING, INTRODUCTION, ORDERS_SUBJECT } from "./usual-forms.js";

/** Mails about what goes on while a customer waits. */
export const PROGRESS_FORMS = {
  offer_ending: {
    title: "Angebot läuft ab",
    placeholders: ["Reservierungsnummer", "Betrag", "Tag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Reservierungsnummer", "Tag"],
      },
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Tag"],
      },
      transfer: OFFER_BY_TRANSFER,
      later: { title: "Wenn es nicht reicht", form: "text" },
    },
  },
  work_begun: {
    title: "Wir bauen",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      promise: {
        title: "Der zugesagte Tag",
        when: "Wenn ein Tag zugesagt ist.",
        form: "text",
        needs: ["Tag"],
      },
      page: { title: "Wo man zusieht", form: "text" },
    },
  },
  ready_for_delivery: {
    title: "Fertig zur Lieferung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      appointment: { title: "Termin", form: "text" },
    },
  },
} as const satisfies Partial<MailForms>;
