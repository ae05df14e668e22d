import type { MailForms } from "./mail-text.js";
import { HEADING, INTRODUCTION, ORDERS_SUBJECT } from "./usual-forms.js";

/** In the offer and in the mail that reminds of it. */
export const OFFER_BY_TRANSFER = {
  title: "Überweisung",
  when: "Wenn die Reservierung überwiesen werden darf: mit dem Gutschein für Überweisung, oder weil die Einstellungen sie allen anbieten.",
  form: "text",
  needs: ["Betrag", "Reservierungsnummer"],
} as const;

/** Mails that the placing of an order brings about, up to its payment. */
export const NEW_ORDER_FORMS = {
  order_confirmation: {
    title: "Bestellbestätigung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      paid: {
        title: "Bezahlt",
        when: "Wenn das Geld da ist.",
        form: "text",
        needs: ["Betrag"],
      },
      debit: {
        title: "Lastschrift",
        when: "Solange eine Lastschrift unterwegs ist.",
        form: "text",
        needs: ["Betrag"],
      },
      free: {
        title: "Ohne Zahlung",
        when: "Wenn ein Gutschein alles deckt.",
        form: "text",
      },
      samples: {
        title: "Dank für ein Muster",
        when: "Wenn nur Muster bestellt sind.",
        form: "text",
      },
    },
  },
  bank_transfer_details: {
    title: "Bestellbestätigung mit Bankdaten",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      title: { title: "Überschrift über den Bankdaten", form: "line" },
      please: {
        title: "Bitte um Überweisung",
        form: "text",
        needs: ["Betrag", "Bestellnummer"],
      },
    },
  },
  transfer_reminder: {
    title: "Erinnerung an die Überweisung",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag", "Bestellnummer"],
      },
      crossed: { title: "Gerade überwiesen", form: "text" },
      until: {
        title: "Tag der Stornierung",
        when: "Wenn die Einstellungen ein Stornieren vorsehen.",
        form: "text",
        needs: ["Tag"],
      },
    },
  },
  reservation_confirmation: {
    title: "Reservierung",
    placeholders: ["Reservierungsnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Reservierungsnummer"],
      },
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Land"],
      },
      pickup: {
        title: "Einleitung bei Abholung",
        when: "Wenn in der Werkstatt abgeholt wird.",
        form: "text",
      },
      nothing: { title: "Nichts zu bezahlen", form: "text" },
    },
  },
  payment_link: {
    title: "Zahlungslink",
    placeholders: ["Reservierungsnummer", "Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Reservierungsnummer"],
      },
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
      },
      valid: {
        title: "Gültigkeit",
        form: "line",
        needs: ["Tag"],
      },
      transfer: OFFER_BY_TRANSFER,
      questions: { title: "Fragen", form: "text" },
    },
  },
} as const satisfies Partial<MailForms>;
