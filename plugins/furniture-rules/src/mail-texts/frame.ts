import type { MailForms } from "./mail-text.js";

/** What many mails share: how they begin and end, how pieces come to their owner, and what the law wants said. */
export const SHARED_FORMS = {
  frame: {
    title: "Anrede, Gruß und Fuß",
    placeholders: [],
    texts: {
      greeting: {
        title: "Anrede",
        form: "line",
        needs: ["Name"],
      },
      greetingWithoutName: {
        title: "Anrede ohne Namen",
        when: "Wenn der Vorname nicht bekannt ist.",
        form: "line",
      },
      closing: { title: "Gruß", form: "text" },
      footer: {
        title: "Fuß",
        when: "Steht ganz unten, nach Anschrift und Verweisen aus den Einstellungen.",
        form: "text",
      },
    },
  },
  shipping: {
    title: "Lieferung und Abholung",
    placeholders: [],
    texts: {
      delivery: {
        title: "Lieferung",
        form: "text",
        needs: ["Lieferzeit"],
      },
      pickup: {
        title: "Abholung",
        form: "text",
        needs: ["Lieferzeit", "Abholort"],
      },
      samples: {
        title: "Nur Muster",
        form: "text",
        needs: ["Musterzeit"],
      },
      samplesAbroad: { title: "Muster ins Ausland", form: "text" },
      samplesFirst: {
        title: "Muster vor den Möbeln",
        when: "Folgt dem Satz über die Lieferung.",
        form: "text",
        needs: ["Musterzeit"],
      },
      samplesAtPickup: {
        title: "Muster bei Abholung",
        when: "Folgt dem Satz über die Abholung.",
        form: "text",
      },
      afterTransfer: {
        title: "Beginn der Lieferzeit",
        when: "Bei Überweisung und Lastschrift; folgt den Sätzen darüber.",
        form: "text",
      },
    },
  },
  // §§ 312f, 312g, 355 BGB, Art. 246a EGBGB, after the statutory model of the instruction.
  withdrawal: {
    title: "Widerrufsbelehrung",
    placeholders: ["Verkäufer"],
    texts: {
      title: { title: "Überschrift", form: "line" },
      instruction: {
        title: "Belehrung",
        when: "Wenn es für etwas in der Bestellung ein Widerrufsrecht gibt.",
        form: "text",
        needs: ["Verkäufer"],
      },
      madeToMeasure: { title: "Bei einem angefertigten Stück", form: "text" },
      withdrawable: { title: "Bei einem Stück mit Widerrufsrecht", form: "text" },
      none: {
        title: "Alles ist angefertigt",
        when: "Statt der Belehrung.",
        form: "text",
      },
      madeToMeasureOfAll: {
        title: "Alle Möbel sind angefertigt",
        when: "Vor der Belehrung, wenn weitere Waren dabei sind.",
        form: "text",
      },
      otherGoods: {
        title: "Weitere Waren",
        when: "Vor der Belehrung.",
        form: "text",
      },
      warranty: {
        title: "Vertragspartner und Mängelrechte",
        form: "text",
        needs: ["Verkäufer"],
      },
    },
  },
} as const satisfies Partial<MailForms>;
