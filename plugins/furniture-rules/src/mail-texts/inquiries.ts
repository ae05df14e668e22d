import { HOME_WORDS } from "../market.js";
import type { MailTextDocument } from "./mail-text.js";

/** Mails about messages, withdrawals and designs. */
export const INQUIRY_TEXTS = {
  message_received: {
    title: "Nachricht erhalten",
    placeholders: [],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        de: "Deine Nachricht an {Shop}",
        en: "Your message to {Shop}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Deine Nachricht ist da",
        en: "Your message has arrived",
      },
      text: {
        title: "Einleitung",
        form: "text",
        de: "danke, dass du uns schreibst. Wir lesen alles selbst und antworten dir bald. Das hast du uns geschrieben:",
        en: "thank you for writing. We read everything ourselves and will answer you soon. This is what you wrote:",
      },
      piece: {
        title: "Stück",
        when: "Wenn sie zu einem Stück geschrieben ist.",
        form: "text",
        needs: ["Stück"],
        de: "Dazu gehört: {Stück}",
        en: "It is about: {Stück}",
      },
    },
  },
  // § 356a BGB: what was declared, and when it came in.
  withdrawal_received: {
    title: "Widerruf erhalten",
    placeholders: ["Bestellnummer"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Bestellnummer"],
        de: "Eingangsbestätigung: dein Widerruf zur Bestellung {Bestellnummer}",
        en: "Receipt: your withdrawal from order {Bestellnummer}",
      },
      heading: {
        title: "Überschrift",
        form: "line",
        de: "Dein Widerruf ist eingegangen",
        en: "We have received your withdrawal",
      },
      text: {
        title: "Einleitung",
        form: "text",
        needs: ["Zeitpunkt"],
        de: "wir bestätigen dir, dass dein Widerruf am {Zeitpunkt} bei uns eingegangen ist. Das hast du erklärt:",
        en: "we confirm that your withdrawal reached us on {Zeitpunkt}. This is what you declared:",
      },
      next: {
        title: "Wie es weitergeht",
        form: "text",
        de: "Wir prüfen die Bestellung und schreiben dir, wie es mit Rückgabe und Erstattung weitergeht. Für Stücke, die wir eigens für dich angefertigt haben, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB); auch dazu melden wir uns.",
        en: "We look at the order and write to you about the return and the refund. There is no right of withdrawal for pieces made to your specification (section 312g (2) no. 1 of the German Civil Code); we will write to you about those too.",
      },
    },
  },
  design: {
    title: "Entwurf",
    placeholders: ["Stück"],
    texts: {
      subject: {
        title: "Betreff",
        form: "line",
        needs: ["Stück"],
        de: "Dein Entwurf: {Stück}",
        en: "Your design: {Stück}",
      },
      heading: { title: "Überschrift", form: "line", de: "Dein Entwurf", en: "Your design" },
      text: {
        title: "Einleitung",
        form: "text",
        de: "hier ist der Entwurf, den du dir geschickt hast. Er ist noch keine Bestellung.",
        en: "here is the design you sent to yourself. It is not an order yet.",
      },
      priceOn: {
        title: "Preis des Tages",
        form: "text",
        needs: ["Tag"],
        de: `Der Preis ist der vom {Tag}, mit Mehrwertsteuer und Lieferung ${HOME_WORDS.de.in}. Im Konfigurator siehst du immer den von heute.`,
        en: `The price is as of {Tag}, including VAT and delivery ${HOME_WORDS.en.in}. The configurator always shows today’s.`,
      },
      address: {
        title: "Was mit der Adresse geschieht",
        form: "text",
        de: "Deine E-Mail-Adresse haben wir nur für diese Mail verwendet und danach gelöscht. Hast du sie nicht angefordert, hat sich jemand bei der Adresse vertippt; du musst nichts tun.",
        en: "We used your e-mail address for this one mail and have deleted it since. If you did not ask for it, somebody mistyped an address; there is nothing you need to do.",
      },
    },
  },
} as const satisfies Record<string, MailTextDocument>;
