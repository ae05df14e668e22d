export const deliveries = {
  promise_changed: {
    subject: "Neuer Termin: Bestellung {Bestellnummer}",
    heading: "Dein neuer Termin",
    text: "für deine Bestellung {Bestellnummer} gilt ein neuer Termin: Wir sagen dir den {Tag} zu.",
    reason: "Der Grund:",
    sorry: "Passt dir das nicht? Dann antworte auf diese E-Mail oder ruf uns an; wir finden eine Lösung.",
  },
  ready_for_pickup: {
    subject: "Abholbereit: Bestellung {Bestellnummer}",
    heading: "Du kannst abholen",
    text: "aus deiner Bestellung {Bestellnummer} ist fertig und liegt für dich bereit:",
    where: "Abholen kannst du hier: {Abholort}.",
    appointment:
      "Dein Termin: {Tag}, zwischen {Von} und {Bis} Uhr. Passt er dir nicht, antworte auf diese E-Mail oder ruf uns an.",
    when: "Sag uns vorher kurz, wann du kommst: Antworte auf diese E-Mail oder ruf uns an.",
  },
  pickup_reminder: {
    subject: "Wartet auf dich: Bestellung {Bestellnummer}",
    heading: "Das liegt noch für dich bereit",
    text: "aus deiner Bestellung {Bestellnummer} steht in der Werkstatt fertig und verpackt:",
    missed: "Verabredet war der {Tag}. Das ist nicht schlimm, wir finden einen neuen Tag.",
    where: "Abholen kannst du hier: {Abholort}.",
    when: "Sag uns kurz, wann du kommst: Antworte auf diese E-Mail oder ruf uns an. Klappt das Abholen nicht, finden wir einen anderen Weg.",
    done: "Hast du alles schon? Dann haben wir vergessen, es zu vermerken, und du brauchst nichts zu tun.",
  },
  shipped: {
    subject: "Unterwegs: Bestellung {Bestellnummer}",
    heading: "Deine Bestellung ist unterwegs",
    text: "aus deiner Bestellung {Bestellnummer} ist auf dem Weg zu dir:",
    forwarder: "Die Spedition meldet sich wegen des Liefertags und bringt alles bis an die Bordsteinkante.",
    letter: "Es kommt mit der Post.",
  },
  delivered: {
    subject: "Angekommen: Bestellung {Bestellnummer}",
    heading: "Viel Freude damit!",
    text: "aus deiner Bestellung {Bestellnummer} ist jetzt bei dir:",
    careTitle: "So bleibt es lange schön",
    care: [
      "Wisch mit einem weichen, leicht feuchten Tuch. Scharfe Mittel nehmen das Bienenwachs mit.",
      "Nimm Wasser, Wein und Heißes gleich auf; gewachstes Holz mag keine Pfützen.",
      "Einmal im Jahr eine dünne Schicht Bienenwachs, nach einer Stunde auspoliert, und das Holz ist wie neu.",
      "Altes Holz arbeitet: Kleine Risse kommen und gehen mit der Heizung. Stell es nicht direkt vor einen Heizkörper.",
    ].join("\n\n"),
    shelf: "Dein Regal gehört an die Wand: Schraub es an, bevor du es füllst.",
    fault: "Ist etwas nicht so, wie es sein soll? Dann schick uns ein Foto als Antwort auf diese E-Mail.",
  },
};
