import type { MailTextDocument } from "./mail-text.js";

const heading = {
  title: "Überschrift",
  form: "line",
  de: "Danke für deine Bestellung!",
  en: "Thank you for your order!",
} as const;
const accepted = {
  title: "Einleitung",
  form: "text",
  de: "wir nehmen deine Bestellung an und bestätigen dir hiermit den Vertrag mit allem, was dazugehört. Bitte bewahre diese E-Mail auf.",
  en: "we accept your order and herewith confirm the contract with everything that belongs to it. Please keep this e-mail.",
} as const;

/** In the offer and in the mail that reminds of it. */
export const OFFER_BY_TRANSFER = {
  title: "Überweisung",
  when: "Wenn die Reservierung überwiesen werden darf: mit dem Gutschein für Überweisung, oder weil die Einstellungen sie allen anbieten.",
  form: "text",
  needs: ["Betrag", "Reservierungsnummer"],
  de: "Statt über den Link kannst du {Betrag} auch überweisen. Gib als Verwendungszweck nur die Nummer {Reservierungsnummer} an. Auch damit bestellst du verbindlich; wir fangen an, sobald das Geld da ist.",
  en: "Instead of paying with the link you can transfer {Betrag}. Give the number {Reservierungsnummer} alone as the reference. That makes your order binding as well; we begin as soon as the money has arrived.",
} as const;

/** Mails that the placing of an order brings about, up to its payment. */
export const NEW_ORDER_TEXTS = {
  order_confirmation: {
    title: "Bestellbestätigung",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Deine Bestellung {Bestellnummer} bei {Shop}",
        en: "Your order {Bestellnummer} with {Shop}",
      },
      heading,
      text: accepted,
      paid: {
        title: "Bezahlt",
        when: "Wenn das Geld da ist.",
        form: "text",
        needs: ["Betrag"],
        de: "Deine Zahlung über {Betrag} ist bei uns angekommen.",
        en: "Your payment of {Betrag} has reached us.",
      },
      debit: {
        title: "Lastschrift",
        when: "Solange eine Lastschrift unterwegs ist.",
        form: "text",
        needs: ["Betrag"],
        de: "Deine Bank zieht {Betrag} per Lastschrift ein. Das dauert einige Tage; sobald das Geld da ist, schreiben wir dir und fangen an.",
        en: "Your bank is debiting {Betrag}. That takes some days; as soon as the money has arrived, we write to you and begin.",
      },
      free: {
        title: "Ohne Zahlung",
        when: "Wenn ein Gutschein alles deckt.",
        form: "text",
        de: "Zu bezahlen ist nichts.",
        en: "There is nothing to pay.",
      },
      samples: {
        title: "Dank für ein Muster",
        when: "Wenn nur Muster bestellt sind.",
        form: "text",
        de: "Danke, dass du dir unser Material erst einmal in die Hand nimmst. Halte es ans Fenster und an deine Wand; bei Fragen antworte einfach auf diese E-Mail.",
        en: "Thank you for taking our material into your hands first. Hold it to the window and to your wall; if you have questions, simply reply to this e-mail.",
      },
    },
  },
  bank_transfer_details: {
    title: "Bestellbestätigung mit Bankdaten",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Deine Bestellung {Bestellnummer} bei {Shop}: bitte überweisen",
        en: "Your order {Bestellnummer} with {Shop}: please transfer the amount",
      },
      heading,
      text: accepted,
      title: {
        title: "Überschrift über den Bankdaten",
        form: "line",
        de: "Bitte überweise den Betrag",
        en: "Please transfer the amount",
      },
      please: {
        title: "Bitte um Überweisung",
        form: "text",
        needs: ["Betrag", "Bestellnummer"],
        de: "Bitte überweise {Betrag} und gib als Verwendungszweck nur die Bestellnummer {Bestellnummer} an. Sobald das Geld da ist, beginnen wir.",
        en: "Please transfer {Betrag} and give the order number {Bestellnummer} alone as the reference. We begin as soon as the money arrives.",
      },
    },
  },
  transfer_reminder: {
    title: "Erinnerung an die Überweisung",
    placeholders: ["Bestellnummer", "Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Noch nicht da: deine Überweisung zur Bestellung {Bestellnummer}",
        en: "Not here yet: your transfer for order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Dein Geld ist noch nicht da",
        en: "Your money is not here yet",
      },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag", "Bestellnummer"],
        de: "deine Überweisung über {Betrag} zur Bestellung {Bestellnummer} haben wir noch nicht gesehen. Deine Bestellung halten wir so lange für dich bereit; sobald das Geld da ist, fangen wir an.",
        en: "we have not seen your transfer of {Betrag} for order {Bestellnummer} yet. We are keeping your order for you until it comes; as soon as the money has arrived we begin.",
      },
      crossed: {
        title: "Gerade überwiesen",
        form: "text",
        de: "Hast du gerade erst überwiesen, dann musst du nichts weiter tun.",
        en: "If you have only just sent it, you need not do anything else.",
      },
      until: {
        title: "Tag der Stornierung",
        when: "Wenn die Einstellungen ein Stornieren vorsehen.",
        form: "text",
        needs: ["Tag"],
        de: "Ist es bis zum {Tag} nicht angekommen, stornieren wir die Bestellung.",
        en: "If it has not arrived by {Tag}, we cancel the order.",
      },
    },
  },
  reservation_confirmation: {
    title: "Reservierung",
    placeholders: ["Reservierungsnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Reservierungsnummer"],
        de: "Deine Reservierung {Reservierungsnummer} bei {Shop}",
        en: "Your reservation {Reservierungsnummer} with {Shop}",
      },
      heading: { title: "Überschrift", form: "line", de: "Für dich reserviert", en: "Reserved for you" },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Land"],
        de: "deine Auswahl ist unverbindlich reserviert. Die Lieferung zu dir ({Land}) berechnen wir einzeln: Wir melden uns bald mit einem Angebot bei dir.",
        en: "your choice is reserved, without any obligation. We work out the delivery to you ({Land}) individually and will soon send you an offer.",
      },
      pickup: {
        title: "Einleitung bei Abholung",
        when: "Wenn in der Werkstatt abgeholt wird.",
        form: "text",
        de: "deine Auswahl ist unverbindlich reserviert, zum Abholen in unserer Werkstatt. Wir melden uns bald mit einem Angebot bei dir.",
        en: "your choice is reserved, without any obligation, to be picked up at our workshop. We will soon send you an offer.",
      },
      nothing: {
        title: "Nichts zu bezahlen",
        form: "text",
        de: "Zu bezahlen ist noch nichts, und gebunden bist du an nichts: Ein Vertrag kommt erst zustande, wenn du das Angebot annimmst.",
        en: "There is nothing to pay yet and you are bound to nothing: there is no contract until you accept the offer.",
      },
    },
  },
  payment_link: {
    title: "Zahlungslink",
    placeholders: ["Reservierungsnummer", "Betrag"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Reservierungsnummer"],
        de: "Dein Angebot zur Reservierung {Reservierungsnummer} bei {Shop}",
        en: "Your offer for reservation {Reservierungsnummer} with {Shop}",
      },
      heading: { title: "Überschrift", form: "line", de: "Dein Angebot", en: "Your offer" },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Betrag"],
        de: "aus deiner Reservierung kann jetzt eine Bestellung werden. Sie kostet {Betrag}. Annehmen kannst du das Angebot über diesen Link; erst damit bestellst du verbindlich.",
        en: "your reservation can now become an order. It costs {Betrag}. You can accept the offer with this link; only then is your order binding.",
      },
      valid: {
        title: "Gültigkeit",
        form: "line",
        needs: ["Tag"],
        de: "Das Angebot gilt bis zum {Tag}.",
        en: "The offer is valid until {Tag}.",
      },
      transfer: OFFER_BY_TRANSFER,
      questions: {
        title: "Fragen",
        form: "text",
        de: "Passt etwas nicht? Antworte einfach auf diese E-Mail.",
        en: "Is something not right? Simply reply to this e-mail.",
      },
    },
  },
} as const satisfies Record<string, MailTextDocument>;
