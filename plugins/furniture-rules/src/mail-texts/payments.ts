import type { MailForms } from "./mail-text.js";
import { HEADING, INTRODUCTION, ORDERS_SUBJECT } from "./usual-forms.js";

/** Mails about money that came, or did not. */
export const PAYMENT_FORMS = {
  payment_received: {
    title: "Zahlung eingegangen",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
      },
      later: {
        title: "Einleitung, wenn schon gebaut wird",
        when: "Bei der Nachzahlung einer geänderten Bestellung, und wenn schon etwas gepackt ist.",
        form: "text",
        needs: ["Betrag"],
      },
    },
  },
  payment_failed: {
    title: "Lastschrift geplatzt",
    placeholders: [],
    texts: {
      subject: ORDERS_SUBJECT,
      subjectWithoutOrder: {
        title: "Betreff ohne Bestellung",
        when: "Wenn aus dem Warenkorb keine Bestellung wurde.",
        form: "line",
      },
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Bestellnummer"],
      },
      lost: {
        title: "Einleitung ohne Bestellung",
        when: "Wenn aus dem Warenkorb keine Bestellung wurde.",
        form: "text",
      },
      free: { title: "Nichts bezahlt", form: "text" },
      again: { title: "Noch einmal bestellen", form: "text" },
    },
  },
  order_lost: {
    title: "Zahlung geht zurück",
    placeholders: ["Betrag"],
    texts: {
      subject: { title: "Betreff", form: "line" },
      heading: HEADING,
      text: INTRODUCTION,
      gone: {
        title: "Planken nicht mehr da",
        form: "text",
        needs: ["Planken"],
      },
      changed: {
        title: "Warenkorb geändert",
        when: "Wenn der bezahlte Betrag nicht mehr passte.",
        form: "text",
      },
      failed: {
        title: "Fehler bei uns",
        when: "Wenn der Shop die Bestellung nicht speichern konnte.",
        form: "text",
      },
      money: {
        title: "Geld zurück",
        form: "text",
        needs: ["Betrag"],
      },
      otherPlank: {
        title: "Mit einer anderen Planke",
        when: "Wenn Planken nicht mehr da waren.",
        form: "text",
      },
      again: {
        title: "Noch einmal bestellen",
        when: "In allen anderen Fällen.",
        form: "text",
      },
    },
  },
} as const satisfies Partial<MailForms>;
