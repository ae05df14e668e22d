import type { MailTextDocument } from "./mail-text.js";

/** Mails about money that came, or did not. */
export const PAYMENT_TEXTS = {
  payment_received: {
    title: "Zahlung eingegangen",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Dein Geld ist da: Bestellung {Bestellnummer}",
        en: "Your money has arrived: order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Dein Geld ist da",
        en: "Your money has arrived",
      },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
        de: "deine Zahlung über {Betrag} für die Bestellung {Bestellnummer} ist angekommen. Danke! Jetzt fangen wir an zu sägen.",
        en: "your payment of {Betrag} for order {Bestellnummer} has reached us. Thank you! Now we start sawing.",
      },
      later: {
        title: "Einleitung, wenn schon gebaut wird",
        when: "Bei der Nachzahlung einer geänderten Bestellung, und wenn schon etwas gepackt ist.",
        form: "text",
        needs: ["Betrag"],
        de: "deine Zahlung über {Betrag} für die Bestellung {Bestellnummer} ist angekommen. Danke!",
        en: "your payment of {Betrag} for order {Bestellnummer} has reached us. Thank you!",
      },
    },
  },
  payment_failed: {
    title: "Lastschrift geplatzt",
    placeholders: [],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Deine Lastschrift hat nicht geklappt: Bestellung {Bestellnummer}",
        en: "Your direct debit failed: order {Bestellnummer}",
      },
      subjectWithoutOrder: {
        title: "Betreff ohne Bestellung",
        when: "Wenn aus dem Warenkorb keine Bestellung wurde.",
        form: "line",
        de: "Deine Lastschrift bei {Shop} hat nicht geklappt",
        en: "Your direct debit with {Shop} failed",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Die Lastschrift hat nicht geklappt",
        en: "The direct debit failed",
      },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Bestellnummer"],
        de: "deine Bank hat die Lastschrift für die Bestellung {Bestellnummer} nicht eingelöst. Die Bestellung ist deshalb storniert; diese Stücke bauen wir nicht:",
        en: "your bank has not honoured the direct debit for order {Bestellnummer}. The order is cancelled for that reason; we do not build these pieces:",
      },
      lost: {
        title: "Einleitung ohne Bestellung",
        when: "Wenn aus dem Warenkorb keine Bestellung wurde.",
        form: "text",
        de: "deine Bank hat die Lastschrift für deinen Warenkorb nicht eingelöst; eine Bestellung ist daraus nicht geworden.",
        en: "your bank has not honoured the direct debit for your cart; it has not become an order.",
      },
      free: {
        title: "Nichts bezahlt",
        form: "text",
        de: "Bezahlt hast du nichts. Die Planken sind wieder frei, und ein Gutschein gilt wieder.",
        en: "You have paid nothing. The planks are available again, and any voucher you used is valid again.",
      },
      again: {
        title: "Noch einmal bestellen",
        form: "text",
        de: "Möchtest du die Stücke noch haben, bestelle sie bitte noch einmal, zum Beispiel mit Karte.",
        en: "If you still want the pieces, please order them once more, for example by card.",
      },
    },
  },
  order_lost: {
    title: "Zahlung geht zurück",
    placeholders: ["Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        de: "Leider nicht geklappt: deine Bestellung bei {Shop}",
        en: "It did not work out: your order with {Shop}",
      },
      heading: { title: "Überschrift", form: "line", de: "Das tut uns leid", en: "We are sorry" },
      text: {
        title: "Einleitung",
        form: "text",
        de: "aus deiner Zahlung konnte leider keine Bestellung werden.",
        en: "your payment could not become an order.",
      },
      gone: {
        title: "Planken nicht mehr da",
        form: "text",
        needs: ["Planken"],
        de: "Während du bezahlt hast, war jemand anders schneller. Nicht mehr da: {Planken}. Jede Planke gibt es nur einmal.",
        en: "While you were paying, somebody else was faster. No longer there: {Planken}. Every plank exists only once.",
      },
      changed: {
        title: "Warenkorb geändert",
        when: "Wenn der bezahlte Betrag nicht mehr passte.",
        form: "text",
        de: "Während du bezahlt hast, hat sich dein Warenkorb geändert; der bezahlte Betrag passte nicht mehr dazu.",
        en: "While you were paying, your cart changed; the sum you paid no longer matched it.",
      },
      failed: {
        title: "Fehler bei uns",
        when: "Wenn der Shop die Bestellung nicht speichern konnte.",
        form: "text",
        de: "An deinem Warenkorb lag es nicht: Nachdem du bezahlt hast, konnten wir die Bestellung bei uns nicht speichern.",
        en: "Your cart was not the reason: after you paid, we could not save the order on our side.",
      },
      money: {
        title: "Geld zurück",
        form: "text",
        needs: ["Betrag"],
        de: "Wir haben sofort veranlasst, dass deine Zahlung über {Betrag} ganz erstattet wird. Bis du das Geld siehst, vergehen je nach Bank bis zu zehn Tage.",
        en: "We have asked at once for your payment of {Betrag} to be refunded in full. Depending on your bank it takes up to ten days until you see the money.",
      },
      otherPlank: {
        title: "Mit einer anderen Planke",
        when: "Wenn Planken nicht mehr da waren.",
        form: "text",
        de: "Deine Maße und alles andere kannst du gleich noch einmal bestellen, mit einer anderen Planke.",
        en: "You can order the same measures and everything else again right away, with another plank.",
      },
      again: {
        title: "Noch einmal bestellen",
        when: "In allen anderen Fällen.",
        form: "text",
        de: "Dein Warenkorb ist noch da: Du kannst gleich noch einmal bestellen.",
        en: "Your cart is still there: you can order again right away.",
      },
    },
  },
} as const satisfies Record<string, MailTextDocument>;
