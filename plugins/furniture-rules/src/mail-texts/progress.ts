import type { MailTextDocument } from "./mail-text.js";
import { OFFER_BY_TRANSFER } from "./new-orders.js";

/** Mails about what goes on while a customer waits. */
export const PROGRESS_TEXTS = {
  offer_ending: {
    title: "Angebot läuft ab",
    placeholders: ["Reservierungsnummer", "Betrag", "Tag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Reservierungsnummer", "Tag"],
        de: "Dein Angebot gilt bis zum {Tag}: Reservierung {Reservierungsnummer}",
        en: "Your offer is valid until {Tag}: reservation {Reservierungsnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Dein Angebot läuft ab",
        en: "Your offer is ending",
      },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Tag"],
        de: "unser Angebot zu deiner Reservierung über {Betrag} gilt noch bis zum {Tag}. Bis dahin kannst du es über diesen Link annehmen; erst damit bestellst du verbindlich.",
        en: "our offer of {Betrag} for your reservation is valid until {Tag}. Until then you can accept it with this link; only then is your order binding.",
      },
      transfer: OFFER_BY_TRANSFER,
      later: {
        title: "Wenn es nicht reicht",
        form: "text",
        de: "Brauchst du mehr Zeit, oder möchtest du die Stücke nicht mehr? Antworte einfach auf diese E-Mail.",
        en: "Do you need more time, or do you not want the pieces any more? Simply reply to this e-mail.",
      },
    },
  },
  work_begun: {
    title: "Wir bauen",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Wir bauen: Bestellung {Bestellnummer}",
        en: "We are building: order {Bestellnummer}",
      },
      heading: { title: "Überschrift", form: "line", de: "Wir haben angefangen", en: "We have begun" },
      text: {
        title: "Einleitung",
        form: "text",
        de: "in der Werkstatt geht es los: Wir bauen jetzt an deiner Bestellung {Bestellnummer}.",
        en: "work has begun in the workshop: we are building your order {Bestellnummer} now.",
      },
      promise: {
        title: "Der zugesagte Tag",
        when: "Wenn ein Tag zugesagt ist.",
        form: "text",
        needs: ["Tag"],
        de: "Zugesagt haben wir dir den {Tag}.",
        en: "The day we have promised you is {Tag}.",
      },
      page: {
        title: "Wo man zusieht",
        form: "text",
        de: "Wie weit jedes Stück ist, steht auf der Seite deiner Bestellung.",
        en: "You can see how far each piece is on the page of your order.",
      },
    },
  },
  ready_for_delivery: {
    title: "Fertig zur Lieferung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Fertig: Bestellung {Bestellnummer}",
        en: "Finished: order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Deine Möbel sind fertig",
        en: "Your furniture is finished",
      },
      text: {
        title: "Einleitung",
        form: "text",
        de: "aus deiner Bestellung {Bestellnummer} ist fertig und verpackt:",
        en: "from your order {Bestellnummer} this is finished and packed:",
      },
      appointment: {
        title: "Termin",
        form: "text",
        de: "Die Spedition meldet sich bei dir und macht einen Tag aus. Gibt es Tage, an denen niemand da ist, oder eine neue Telefonnummer? Dann antworte auf diese E-Mail.",
        en: "The forwarder will get in touch with you to agree on a day. Are there days when nobody is in, or have you a new telephone number? Then reply to this e-mail.",
      },
    },
  },
} as const satisfies Record<string, MailTextDocument>;
