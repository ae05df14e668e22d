const heading = "Danke für deine Bestellung!";
const accepted =
  "wir nehmen deine Bestellung an und bestätigen dir hiermit den Vertrag mit allem, was dazugehört. Bitte bewahre diese E-Mail auf.";
/** In the offer and in the mail that reminds of it. */
export const offerByTransfer =
  "Statt über den Link kannst du {Betrag} auch überweisen. Gib als Verwendungszweck nur die Nummer {Reservierungsnummer} an. Auch damit bestellst du verbindlich; wir fangen an, sobald das Geld da ist.";

export const newOrders = {
  order_confirmation: {
    subject: "Deine Bestellung {Bestellnummer} bei {Shop}",
    heading,
    text: accepted,
    paid: "Deine Zahlung über {Betrag} ist bei uns angekommen.",
    debit:
      "Deine Bank zieht {Betrag} per Lastschrift ein. Das dauert einige Tage; sobald das Geld da ist, schreiben wir dir und fangen an.",
    free: "Zu bezahlen ist nichts.",
    samples:
      "Danke, dass du dir unser Material erst einmal in die Hand nimmst. Halte es ans Fenster und an deine Wand; bei Fragen antworte einfach auf diese E-Mail.",
  },
  bank_transfer_details: {
    subject: "Deine Bestellung {Bestellnummer} bei {Shop}: bitte überweisen",
    heading,
    text: accepted,
    title: "Bitte überweise den Betrag",
    please:
      "Bitte überweise {Betrag} und gib als Verwendungszweck nur die Bestellnummer {Bestellnummer} an. Sobald das Geld da ist, beginnen wir.",
  },
  transfer_reminder: {
    subject: "Noch nicht da: deine Überweisung zur Bestellung {Bestellnummer}",
    heading: "Dein Geld ist noch nicht da",
    text: "deine Überweisung über {Betrag} zur Bestellung {Bestellnummer} haben wir noch nicht gesehen. Deine Bestellung halten wir so lange für dich bereit; sobald das Geld da ist, fangen wir an.",
    crossed: "Hast du gerade erst überwiesen, dann musst du nichts weiter tun.",
    until: "Ist es bis zum {Tag} nicht angekommen, stornieren wir die Bestellung.",
  },
  reservation_confirmation: {
    subject: "Deine Reservierung {Reservierungsnummer} bei {Shop}",
    heading: "Für dich reserviert",
    text: "deine Auswahl ist unverbindlich reserviert. Die Lieferung zu dir ({Land}) berechnen wir einzeln: Wir melden uns bald mit einem Angebot bei dir.",
    pickup:
      "deine Auswahl ist unverbindlich reserviert, zum Abholen in unserer Werkstatt. Wir melden uns bald mit einem Angebot bei dir.",
    nothing:
      "Zu bezahlen ist noch nichts, und gebunden bist du an nichts: Ein Vertrag kommt erst zustande, wenn du das Angebot annimmst.",
  },
  payment_link: {
    subject: "Dein Angebot zur Reservierung {Reservierungsnummer} bei {Shop}",
    heading: "Dein Angebot",
    text: "aus deiner Reservierung kann jetzt eine Bestellung werden. Sie kostet {Betrag}. Annehmen kannst du das Angebot über diesen Link; erst damit bestellst du verbindlich.",
    valid: "Das Angebot gilt bis zum {Tag}.",
    transfer: offerByTransfer,
    questions: "Passt etwas nicht? Antworte einfach auf diese E-Mail.",
  },
};
