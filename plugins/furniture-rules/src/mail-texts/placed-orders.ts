import type { MailForms } from "./mail-text.js";
import { HEADING, INTRODUCTION, ORDERS_SUBJECT } from "./usual-forms.js";

/** Mails about an order that is placed: changed, cancelled, paid back. */
export const PLACED_ORDER_FORMS = {
  order_changed: {
    title: "Geänderte Bestellung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      sums: {
        title: "Neuer Preis",
        when: "Wenn sich der Preis ändert.",
        form: "text",
        needs: ["Nachher", "Vorher"],
      },
      same: {
        title: "Gleicher Preis",
        form: "text",
        needs: ["Nachher"],
      },
      pay: {
        title: "Noch zu bezahlen",
        when: "Vor dem Knopf zum Bezahlen.",
        form: "text",
        needs: ["Betrag"],
      },
      back: {
        title: "Geld zurück",
        when: "Wenn sie weniger kostet.",
        form: "text",
        needs: ["Betrag"],
      },
      mistake: { title: "Wenn etwas nicht stimmt", form: "text" },
    },
  },
  difference_link: {
    title: "Neuer Zahlungslink",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
      },
      mistake: { title: "Wenn etwas nicht stimmt", form: "text" },
    },
  },
  order_cancelled: {
    title: "Stornierung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      subjectOfReservation: {
        title: "Betreff bei einer Reservierung",
        form: "line",
        needs: ["Bestellnummer"],
      },
      heading: HEADING,
      headingOfReservation: { title: "Überschrift bei einer Reservierung", form: "line" },
      text: INTRODUCTION,
      reservation: { title: "Einleitung bei einer Reservierung", form: "text" },
      money: {
        title: "Geld zurück",
        when: "Wenn schon bezahlt war, auch wenn das Geld inzwischen zurück ist.",
        form: "text",
      },
      unpaid: {
        title: "Überweisung nicht gesehen",
        when: "Wenn eine Überweisung noch offen war.",
        form: "text",
      },
      mistake: { title: "Wenn etwas nicht stimmt", form: "text" },
    },
  },
  order_page: {
    title: "Neuer Link zur Bestellung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      secret: { title: "Weitergeben", form: "text" },
    },
  },
  address_changed: {
    title: "Neue Lieferadresse",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      mistake: { title: "Wenn etwas nicht stimmt", form: "text" },
    },
  },
  refund: {
    title: "Erstattung",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
      },
    },
  },
  refund_failed: {
    title: "Erstattung zurückgekommen",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
      },
    },
  },
} as const satisfies Partial<MailForms>;
