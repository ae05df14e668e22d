import type { MailTextDocument } from "./mail-text.js";

/** Mails about the way of a piece to its owner. */
export const DELIVERY_TEXTS = {
  promise_changed: {
    title: "Neuer Termin",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Neuer Termin: Bestellung {Bestellnummer}",
        en: "New date: order {Bestellnummer}",
      },
      heading: { title: "Überschrift", form: "line", de: "Dein neuer Termin", en: "Your new date" },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Tag"],
        de: "für deine Bestellung {Bestellnummer} gilt ein neuer Termin: Wir sagen dir den {Tag} zu.",
        en: "there is a new date for your order {Bestellnummer}. The day we promise you is now {Tag}.",
      },
      reason: {
        title: "Vor dem Grund",
        when: "Wenn die Werkstatt einen Grund angegeben hat, der darunter steht.",
        form: "text",
        de: "Der Grund:",
        en: "The reason:",
      },
      sorry: {
        title: "Wenn es nicht passt",
        form: "text",
        de: "Passt dir das nicht? Dann antworte auf diese E-Mail oder ruf uns an; wir finden eine Lösung.",
        en: "Does it not suit you? Then reply to this e-mail or call us; we will find a way.",
      },
    },
  },
  ready_for_pickup: {
    title: "Abholbereit",
    placeholders: ["Bestellnummer", "Abholort"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Abholbereit: Bestellung {Bestellnummer}",
        en: "Ready for pick-up: order {Bestellnummer}",
      },
      heading: { title: "Überschrift", form: "line", de: "Du kannst abholen", en: "You can pick it up" },
      text: {
        title: "Einleitung",
        form: "text",
        de: "aus deiner Bestellung {Bestellnummer} ist fertig und liegt für dich bereit:",
        en: "from your order {Bestellnummer} this is finished and ready to be picked up:",
      },
      where: {
        title: "Wo",
        form: "text",
        needs: ["Abholort"],
        de: "Abholen kannst du hier: {Abholort}.",
        en: "You can pick it up here: {Abholort}.",
      },
      appointment: {
        title: "Termin",
        when: "Wenn die Werkstatt einen Termin eingetragen hat.",
        form: "text",
        needs: ["Tag", "Von", "Bis"],
        de: "Dein Termin: {Tag}, zwischen {Von} und {Bis} Uhr. Passt er dir nicht, antworte auf diese E-Mail oder ruf uns an.",
        en: "Your appointment: {Tag}, between {Von} and {Bis}. If it does not suit you, reply to this e-mail or call us.",
      },
      when: {
        title: "Wann",
        when: "Wenn kein Termin eingetragen ist.",
        form: "text",
        de: "Sag uns vorher kurz, wann du kommst: Antworte auf diese E-Mail oder ruf uns an.",
        en: "Please tell us beforehand when you come: reply to this e-mail or call us.",
      },
    },
  },
  shipped: {
    title: "Unterwegs",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Unterwegs: Bestellung {Bestellnummer}",
        en: "On its way: order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Deine Bestellung ist unterwegs",
        en: "Your order is on its way",
      },
      text: {
        title: "Einleitung",
        form: "text",
        de: "aus deiner Bestellung {Bestellnummer} ist auf dem Weg zu dir:",
        en: "from your order {Bestellnummer} this is on its way to you:",
      },
      forwarder: {
        title: "Mit der Spedition",
        form: "text",
        de: "Die Spedition meldet sich wegen des Liefertags und bringt alles bis an die Bordsteinkante.",
        en: "The forwarder will contact you about the day and brings everything to the kerb.",
      },
      letter: {
        title: "Mit der Post",
        when: "Wenn nur Muster unterwegs sind.",
        form: "text",
        de: "Es kommt mit der Post.",
        en: "It comes by post.",
      },
    },
  },
  delivered: {
    title: "Angekommen",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Angekommen: Bestellung {Bestellnummer}",
        en: "Arrived: order {Bestellnummer}",
      },
      heading: { title: "Überschrift", form: "line", de: "Viel Freude damit!", en: "Enjoy it!" },
      text: {
        title: "Einleitung",
        form: "text",
        de: "aus deiner Bestellung {Bestellnummer} ist jetzt bei dir:",
        en: "from your order {Bestellnummer} this is with you now:",
      },
      careTitle: {
        title: "Überschrift der Pflege",
        when: "Bei Möbeln.",
        form: "line",
        de: "So bleibt es lange schön",
        en: "How it stays beautiful",
      },
      care: {
        title: "Pflege",
        when: "Bei Möbeln.",
        form: "text",
        de: [
          "Wisch mit einem weichen, leicht feuchten Tuch. Scharfe Mittel nehmen das Bienenwachs mit.",
          "Nimm Wasser, Wein und Heißes gleich auf; gewachstes Holz mag keine Pfützen.",
          "Einmal im Jahr eine dünne Schicht Bienenwachs, nach einer Stunde auspoliert, und das Holz ist wie neu.",
          "Altes Holz arbeitet: Kleine Risse kommen und gehen mit der Heizung. Stell es nicht direkt vor einen Heizkörper.",
        ].join("\n\n"),
        en: [
          "Wipe with a soft, slightly damp cloth. Harsh cleaners take the beeswax off.",
          "Take up water, wine and anything hot at once; waxed wood does not like puddles.",
          "Once a year a thin coat of beeswax, polished after an hour, and the wood is as new.",
          "Old wood moves: small cracks come and go with the heating. Do not put it right in front of a radiator.",
        ].join("\n\n"),
      },
      shelf: {
        title: "Regal",
        when: "Wenn ein Regal dabei ist.",
        form: "text",
        de: "Dein Regal gehört an die Wand: Schraub es an, bevor du es füllst.",
        en: "Your shelf belongs on the wall: fix it before you fill it.",
      },
      fault: {
        title: "Wenn etwas nicht stimmt",
        form: "text",
        de: "Ist etwas nicht so, wie es sein soll? Dann schick uns ein Foto als Antwort auf diese E-Mail.",
        en: "Is anything not as it should be? Then send us a photo in reply to this e-mail.",
      },
    },
  },
} as const satisfies Record<string, MailTextDocument>;
