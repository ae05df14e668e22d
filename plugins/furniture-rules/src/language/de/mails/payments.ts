export const payments = {
  payment_received: {
    subject: "Dein Geld ist da: Bestellung {Bestellnummer}",
    heading: "Dein Geld ist da",
    text: "deine Zahlung über {Betrag} für die Bestellung {Bestellnummer} ist angekommen. Danke! Jetzt fangen wir an zu sägen.",
    later: "deine Zahlung über {Betrag} für die Bestellung {Bestellnummer} ist angekommen. Danke!",
  },
  payment_failed: {
    subject: "Deine Lastschrift hat nicht geklappt: Bestellung {Bestellnummer}",
    subjectWithoutOrder: "Deine Lastschrift bei {Shop} hat nicht geklappt",
    heading: "Die Lastschrift hat nicht geklappt",
    text: "deine Bank hat die Lastschrift für die Bestellung {Bestellnummer} nicht eingelöst. Die Bestellung ist deshalb storniert; diese Stücke bauen wir nicht:",
    lost: "deine Bank hat die Lastschrift für deinen Warenkorb nicht eingelöst; eine Bestellung ist daraus nicht geworden.",
    free: "Bezahlt hast du nichts. Die Planken sind wieder frei, und ein Gutschein gilt wieder.",
    again: "Möchtest du die Stücke noch haben, bestelle sie bitte noch einmal, zum Beispiel mit Karte.",
  },
  order_lost: {
    subject: "Leider nicht geklappt: deine Bestellung bei {Shop}",
    heading: "Das tut uns leid",
    text: "aus deiner Zahlung konnte leider keine Bestellung werden.",
    gone: "Während du bezahlt hast, war jemand anders schneller. Nicht mehr da: {Planken}. Jede Planke gibt es nur einmal.",
    changed:
      "Während du bezahlt hast, hat sich dein Warenkorb geändert; der bezahlte Betrag passte nicht mehr dazu.",
    failed:
      "An deinem Warenkorb lag es nicht: Nachdem du bezahlt hast, konnten wir die Bestellung bei uns nicht speichern.",
    money:
      "Wir haben sofort veranlasst, dass deine Zahlung über {Betrag} ganz erstattet wird. Bis du das Geld siehst, vergehen je nach Bank bis zu zehn Tage.",
    otherPlank:
      "Deine Maße und alles andere kannst du gleich noch einmal bestellen, mit einer anderen Planke.",
    again: "Dein Warenkorb ist noch da: Du kannst gleich noch einmal bestellen.",
  },
};
