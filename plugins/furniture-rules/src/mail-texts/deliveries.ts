import type { MailForms } from "./mail-text.js";
import { HEADING, INTRODUCTION, ORDERS_SUBJECT } from "./usual-forms.js";

/** Mails about the way of a piece to its owner. */
export const DELIVERY_FORMS = {
  promise_changed: {
    title: "Neuer Termin",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Tag"],
      },
      reason: {
        title: "Vor dem Grund",
        when: "Wenn die Werkstatt einen Grund angegeben hat, der darunter steht.",
        form: "text",
      },
      sorry: { title: "Wenn es nicht passt", form: "text" },
    },
  },
  ready_for_pickup: {
    title: "Abholbereit",
    placeholders: ["Bestellnummer", "Abholort"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      where: {
        title: "Wo",
        form: "text",
        needs: ["Abholort"],
      },
      appointment: {
        title: "Termin",
        when: "Wenn die Werkstatt einen Termin eingetragen hat.",
        form: "text",
        needs: ["Tag", "Von", "Bis"],
      },
      when: {
        title: "Wann",
        when: "Wenn kein Termin eingetragen ist.",
        form: "text",
      },
    },
  },
  pickup_reminder: {
    title: "Noch nicht abgeholt",
    placeholders: ["Bestellnummer", "Abholort"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      missed: {
        title: "Verpasster Termin",
        when: "Wenn ein Termin vereinbart war.",
        form: "text",
        needs: ["Tag"],
      },
      where: {
        title: "Wo",
        form: "text",
        needs: ["Abholort"],
      },
      when: { title: "Wann", form: "text" },
      done: { title: "Wenn es schon abgeholt ist", form: "text" },
    },
  },
  shipped: {
    title: "Unterwegs",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      forwarder: { title: "Mit der Spedition", form: "text" },
      letter: {
        title: "Mit der Post",
        when: "Wenn nur Muster unterwegs sind.",
        form: "text",
      },
    },
  },
  delivered: {
    title: "Angekommen",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: ORDERS_SUBJECT,
      heading: HEADING,
      text: INTRODUCTION,
      careTitle: {
        title: "Überschrift der Pflege",
        when: "Bei Möbeln.",
        form: "line",
      },
      care: {
        title: "Pflege",
        when: "Bei Möbeln.",
        form: "text",
      },
      shelf: {
        title: "Regal",
        when: "Wenn ein Regal dabei ist.",
        form: "text",
      },
      fault: { title: "Wenn etwas nicht stimmt", form: "text" },
    },
  },
} as const satisfies Partial<MailForms>;
