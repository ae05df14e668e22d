import type { MailTextDocument } from "./mail-text.js";

/** Mails about an order that is placed: changed, cancelled, paid back. */
export const PLACED_ORDER_TEXTS = {
  order_changed: {
    title: "Geänderte Bestellung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Geändert: deine Bestellung {Bestellnummer} bei {Shop}",
        en: "Changed: your order {Bestellnummer} from {Shop}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Deine Bestellung ist geändert",
        en: "Your order has been changed",
      },
      text: {
        title: "Einleitung",
        form: "text",
        de: "wie besprochen haben wir deine Bestellung {Bestellnummer} geändert. So gilt sie von jetzt an; bitte prüfe, ob alles stimmt, und bewahre diese E-Mail auf.",
        en: "as agreed we have changed your order {Bestellnummer}. This is how it stands from now on; please check that everything is right, and keep this e-mail.",
      },
      sums: {
        title: "Neuer Preis",
        when: "Wenn sich der Preis ändert.",
        form: "text",
        needs: ["Nachher", "Vorher"],
        de: "Sie kostet jetzt {Nachher} statt {Vorher}.",
        en: "It now costs {Nachher} instead of {Vorher}.",
      },
      same: {
        title: "Gleicher Preis",
        form: "text",
        needs: ["Nachher"],
        de: "Sie kostet wie bisher {Nachher}.",
        en: "It costs {Nachher} as before.",
      },
      pay: {
        title: "Noch zu bezahlen",
        when: "Vor dem Knopf zum Bezahlen.",
        form: "text",
        needs: ["Betrag"],
        de: "Noch zu bezahlen sind {Betrag}. Das geht über diesen Link:",
        en: "{Betrag} is still to be paid. You can do that through this link:",
      },
      back: {
        title: "Geld zurück",
        when: "Wenn sie weniger kostet.",
        form: "text",
        needs: ["Betrag"],
        de: "Was sie weniger kostet, {Betrag}, bekommst du zurück, soweit du es schon bezahlt hast; sobald das Geld unterwegs ist, schreiben wir dir noch einmal.",
        en: "You get back what it costs less, {Betrag}, as far as you have paid it; we will write to you again as soon as the money is on its way.",
      },
      mistake: {
        title: "Wenn etwas nicht stimmt",
        form: "text",
        de: "Stimmt etwas nicht? Dann antworte bitte gleich auf diese E-Mail oder ruf uns an.",
        en: "Is anything wrong? Then please answer this e-mail at once or call us.",
      },
    },
  },
  difference_link: {
    title: "Neuer Zahlungslink",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Neuer Zahlungslink: deine Bestellung {Bestellnummer} bei {Shop}",
        en: "New payment link: your order {Bestellnummer} from {Shop}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Dein neuer Zahlungslink",
        en: "Your new payment link",
      },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
        de: "deine Bestellung haben wir geändert, und davon sind noch {Betrag} zu bezahlen. Der Link, den du dafür hattest, gilt nicht mehr; nimm bitte diesen:",
        en: "we have changed your order, and {Betrag} of it is still to be paid. The link you had for that is no longer valid; please use this one:",
      },
      mistake: {
        title: "Wenn etwas nicht stimmt",
        form: "text",
        de: "Hast du schon bezahlt, oder stimmt etwas nicht? Dann antworte bitte auf diese E-Mail.",
        en: "Have you paid already, or is anything wrong? Then please reply to this e-mail.",
      },
    },
  },
  order_cancelled: {
    title: "Stornierung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Storniert: Bestellung {Bestellnummer}",
        en: "Cancelled: order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Deine Bestellung ist storniert",
        en: "Your order is cancelled",
      },
      text: {
        title: "Einleitung",
        form: "text",
        de: "die Bestellung {Bestellnummer} ist storniert. Wir bauen diese Stücke nicht:",
        en: "order {Bestellnummer} is cancelled. We will not build these pieces:",
      },
      reservation: {
        title: "Einleitung bei einer Reservierung",
        form: "text",
        de: "die Reservierung {Bestellnummer} ist aufgehoben. Diese Stücke sind nicht mehr für dich zurückgelegt:",
        en: "reservation {Bestellnummer} is lifted. These pieces are no longer kept for you:",
      },
      money: {
        title: "Geld zurück",
        when: "Wenn schon bezahlt war.",
        form: "text",
        de: "Was du schon bezahlt hast, bekommst du zurück; dazu schreiben wir dir noch einmal.",
        en: "What you have already paid comes back to you; we will write to you about that again.",
      },
      unpaid: {
        title: "Überweisung nicht gesehen",
        when: "Wenn eine Überweisung noch offen war.",
        form: "text",
        de: "Bezahlt hast du, soweit wir sehen, nichts. Hast du schon überwiesen, antworte bitte auf diese E-Mail: Dann bekommst du dein Geld zurück.",
        en: "As far as we can see you have paid nothing. If you have already sent a transfer, please reply to this e-mail: you will get your money back.",
      },
      mistake: {
        title: "Wenn etwas nicht stimmt",
        form: "text",
        de: "Du weißt davon nichts? Dann antworte bitte auf diese E-Mail oder ruf uns an.",
        en: "Is this news to you? Then please reply to this e-mail or call us.",
      },
    },
  },
  order_page: {
    title: "Neuer Link zur Bestellung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Ein neuer Link zu deiner Bestellung {Bestellnummer}",
        en: "A new link to your order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Ein neuer Link zu deiner Bestellung",
        en: "A new link to your order",
      },
      text: {
        title: "Einleitung",
        form: "text",
        de: "hier siehst du von jetzt an, wie es um deine Bestellung {Bestellnummer} steht. Den Link, den du bisher hattest, haben wir abgeschaltet.",
        en: "from now on this is where you see how your order {Bestellnummer} is getting on. We have switched off the link you had before.",
      },
      secret: {
        title: "Weitergeben",
        form: "text",
        de: "Wer den Link hat, sieht deine Bestellung. Gib ihn nur weiter, wenn du das möchtest.",
        en: "Anyone with the link can see your order. Pass it on only if you want to.",
      },
    },
  },
  address_changed: {
    title: "Neue Lieferadresse",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Neue Lieferadresse: Bestellung {Bestellnummer}",
        en: "New delivery address: order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Deine Lieferadresse ist geändert",
        en: "Your delivery address has been changed",
      },
      text: {
        title: "Einleitung",
        form: "text",
        de: "wir liefern deine Bestellung {Bestellnummer} jetzt an diese Adresse:",
        en: "we now deliver your order {Bestellnummer} to this address:",
      },
      mistake: {
        title: "Wenn etwas nicht stimmt",
        form: "text",
        de: "Hast du das nicht geändert? Dann ruf uns bitte gleich an oder antworte auf diese E-Mail.",
        en: "You did not change it? Then please call us right away or reply to this e-mail.",
      },
    },
  },
  refund: {
    title: "Erstattung",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Erstattung zur Bestellung {Bestellnummer}",
        en: "Refund for order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Du bekommst Geld zurück",
        en: "Money is coming back to you",
      },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
        de: "{Betrag} zur Bestellung {Bestellnummer} sind auf dem Weg zu dir. Das Geld geht den Weg zurück, auf dem du bezahlt hast; bis du es siehst, vergehen je nach Bank bis zu zehn Tage.",
        en: "{Betrag} for order {Bestellnummer} is on its way to you. The money goes back the way you paid it; depending on your bank it takes up to ten days until you see it.",
      },
    },
  },
  refund_failed: {
    title: "Erstattung zurückgekommen",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Deine Erstattung zur Bestellung {Bestellnummer} ist zurückgekommen",
        en: "Your refund for order {Bestellnummer} has come back",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Die Erstattung hat nicht geklappt",
        en: "The refund did not work out",
      },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
        de: "wir hatten dir geschrieben, dass {Betrag} zur Bestellung {Bestellnummer} auf dem Weg zu dir sind. Das Geld ist nicht angekommen, sondern zu uns zurückgegangen. Wir kümmern uns darum und schreiben dir wieder. Soll es auf ein anderes Konto gehen, antworte bitte auf diese E-Mail.",
        en: "we had written that {Betrag} for order {Bestellnummer} was on its way to you. The money did not arrive; it came back to us. We will see to it and write to you again. Should it go to another account, please reply to this e-mail.",
      },
    },
  },
} as const satisfies Record<string, MailTextDocument>;
