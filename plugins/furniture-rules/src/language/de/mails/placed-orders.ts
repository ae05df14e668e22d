export const placedOrders = {
  order_changed: {
    subject: "Geändert: deine Bestellung {Bestellnummer} bei {Shop}",
    heading: "Deine Bestellung ist geändert",
    text: "wie besprochen haben wir deine Bestellung {Bestellnummer} geändert. So gilt sie von jetzt an; bitte prüfe, ob alles stimmt, und bewahre diese E-Mail auf.",
    sums: "Sie kostet jetzt {Nachher} statt {Vorher}.",
    same: "Sie kostet wie bisher {Nachher}.",
    pay: "Noch zu bezahlen sind {Betrag}. Das geht über diesen Link:",
    back: "Was sie weniger kostet, {Betrag}, bekommst du zurück, soweit du es schon bezahlt hast; sobald das Geld unterwegs ist, schreiben wir dir noch einmal.",
    mistake: "Stimmt etwas nicht? Dann antworte bitte gleich auf diese E-Mail oder ruf uns an.",
  },
  difference_link: {
    subject: "Neuer Zahlungslink: deine Bestellung {Bestellnummer} bei {Shop}",
    heading: "Dein neuer Zahlungslink",
    text: "deine Bestellung haben wir geändert, und davon sind noch {Betrag} zu bezahlen. Der Link, den du dafür hattest, gilt nicht mehr; nimm bitte diesen:",
    mistake: "Hast du schon bezahlt, oder stimmt etwas nicht? Dann antworte bitte auf diese E-Mail.",
  },
  order_cancelled: {
    subject: "Storniert: Bestellung {Bestellnummer}",
    subjectOfReservation: "Aufgehoben: Reservierung {Bestellnummer}",
    heading: "Deine Bestellung ist storniert",
    headingOfReservation: "Deine Reservierung ist aufgehoben",
    text: "die Bestellung {Bestellnummer} ist storniert. Wir bauen diese Stücke nicht:",
    reservation:
      "die Reservierung {Bestellnummer} ist aufgehoben. Diese Stücke sind nicht mehr für dich zurückgelegt:",
    money:
      "Was du bezahlt und noch nicht zurückbekommen hast, bekommst du zurück; sobald es unterwegs ist, schreiben wir dir.",
    unpaid:
      "Bezahlt hast du, soweit wir sehen, nichts. Hast du schon überwiesen, antworte bitte auf diese E-Mail: Dann bekommst du dein Geld zurück.",
    mistake: "Du weißt davon nichts? Dann antworte bitte auf diese E-Mail oder ruf uns an.",
  },
  order_page: {
    subject: "Ein neuer Link zu deiner Bestellung {Bestellnummer}",
    heading: "Ein neuer Link zu deiner Bestellung",
    text: "hier siehst du von jetzt an, wie es um deine Bestellung {Bestellnummer} steht. Den Link, den du bisher hattest, haben wir abgeschaltet.",
    secret: "Wer den Link hat, sieht deine Bestellung. Gib ihn nur weiter, wenn du das möchtest.",
  },
  address_changed: {
    subject: "Neue Lieferadresse: Bestellung {Bestellnummer}",
    heading: "Deine Lieferadresse ist geändert",
    text: "wir liefern deine Bestellung {Bestellnummer} jetzt an diese Adresse:",
    mistake: "Hast du das nicht geändert? Dann ruf uns bitte gleich an oder antworte auf diese E-Mail.",
  },
  refund: {
    subject: "Erstattung zur Bestellung {Bestellnummer}",
    heading: "Du bekommst Geld zurück",
    text: "{Betrag} zur Bestellung {Bestellnummer} sind auf dem Weg zu dir. Das Geld geht den Weg zurück, auf dem du bezahlt hast; bis du es siehst, vergehen je nach Bank bis zu zehn Tage.",
  },
  refund_failed: {
    subject: "Deine Erstattung zur Bestellung {Bestellnummer} ist zurückgekommen",
    heading: "Die Erstattung hat nicht geklappt",
    text: "wir hatten dir geschrieben, dass {Betrag} zur Bestellung {Bestellnummer} auf dem Weg zu dir sind. Das Geld ist nicht angekommen, sondern zu uns zurückgegangen. Wir kümmern uns darum und schreiben dir wieder. Soll es auf ein anderes Konto gehen, antworte bitte auf diese E-Mail.",
  },
};
