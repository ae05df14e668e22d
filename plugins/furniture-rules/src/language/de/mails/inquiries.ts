import { HOME_WORDS } from "../../../market.js";

export const inquiries = {
  message_received: {
    subject: "Deine Nachricht an {Shop}",
    heading: "Deine Nachricht ist da",
    text: "danke, dass du uns schreibst. Wir lesen alles selbst und antworten dir bald. Das hast du uns geschrieben:",
    piece: "Dazu gehört: {Stück}",
  },
  withdrawal_received: {
    subject: "Eingangsbestätigung: dein Widerruf zur Bestellung {Bestellnummer}",
    heading: "Dein Widerruf ist eingegangen",
    text: "wir bestätigen dir, dass dein Widerruf am {Zeitpunkt} bei uns eingegangen ist. Das hast du erklärt:",
    next: "Wir prüfen die Bestellung und schreiben dir, wie es mit Rückgabe und Erstattung weitergeht. Für Stücke, die wir eigens für dich angefertigt haben, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB); auch dazu melden wir uns.",
  },
  design: {
    subject: "Dein Entwurf: {Stück}",
    heading: "Dein Entwurf",
    text: "hier ist der Entwurf, den du dir geschickt hast. Er ist noch keine Bestellung.",
    priceOn: `Der Preis ist der vom {Tag}, mit Mehrwertsteuer und Lieferung ${HOME_WORDS.de.in}. Im Konfigurator siehst du immer den von heute.`,
    address:
      "Deine E-Mail-Adresse haben wir nur für diese Mail verwendet und danach gelöscht. Hast du sie nicht angefordert, hat sich jemand bei der Adresse vertippt; du musst nichts tun.",
  },
};
