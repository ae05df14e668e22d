import type { MailForms } from "./mail-text.js";
import { HEADING, INTRODUCTION, ORDERS_SUBJECT } from "./usual-forms.js";

/** Mails about messages, withdrawals and designs. */
export const INQUIRY_FORMS = {
  message_received: {
    title: "Nachricht erhalten",
    placeholders: [],
    texts: {
      subject: { title: "Betreff", form: "line" },
      heading: HEADING,
      text: INTRODUCTION,
      piece: {
        title: "Stück",
        when: "Wenn sie zu einem Stück geschrieben ist.",
        form: "text",
        needs: ["Stück"],
      },
    },
  },
  // § 356a BGB: what was declared, and when it came in.
  withdrawal_received: {
    title: "Widerruf erhalten",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Zeitpunkt"],
      },
      next: { title: "Wie es weitergeht", form: "text" },
    },
  },
  design: {
    title: "Entwurf",
    placeholders: ["Stück"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Stück"],
      },
      heading: HEADING,
      text: INTRODUCTION,
      priceOn: {
        title: "Preis des Tages",
        form: "text",
        needs: ["Tag"],
      },
      address: { title: "Was mit der Adresse geschieht", form: "text" },
    },
  },
} as const satisfies Partial<MailForms>;
