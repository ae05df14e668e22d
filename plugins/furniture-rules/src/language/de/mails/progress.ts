import { offerByTransfer } from "./new-orders.js";

export const progress = {
  offer_ending: {
    subject: "Dein Angebot gilt bis zum {Tag}: Reservierung {Reservierungsnummer}",
    heading: "Dein Angebot läuft ab",
    text: "unser Angebot zu deiner Reservierung über {Betrag} gilt noch bis zum {Tag}. Bis dahin kannst du es über diesen Link annehmen; erst damit bestellst du verbindlich.",
    transfer: offerByTransfer,
    later:
      "Brauchst du mehr Zeit, oder möchtest du die Stücke nicht mehr? Antworte einfach auf diese E-Mail.",
  },
  work_begun: {
    subject: "Wir bauen: Bestellung {Bestellnummer}",
    heading: "Wir haben angefangen",
    text: "in der Werkstatt geht es los: Wir bauen jetzt an deiner Bestellung {Bestellnummer}.",
    promise: "Zugesagt haben wir dir den {Tag}.",
    page: "Wie weit jedes Stück ist, steht auf der Seite deiner Bestellung.",
  },
  ready_for_delivery: {
    subject: "Fertig: Bestellung {Bestellnummer}",
    heading: "Deine Möbel sind fertig",
    text: "aus deiner Bestellung {Bestellnummer} ist fertig und verpackt:",
    appointment:
      "Die Spedition meldet sich bei dir und macht einen Tag aus. Gibt es Tage, an denen niemand da ist, oder eine neue Telefonnummer? Dann antworte auf diese E-Mail.",
  },
};
