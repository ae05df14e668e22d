import type { MailTextDocument } from "./mail-text.js";

/** What many mails share: how they begin and end, how pieces come to their owner, and what the law wants said. */
export const SHARED_TEXTS = {
  frame: {
    title: "Anrede, Gruß und Fuß",
    placeholders: [],
    texts: {
      greeting: {
        title: "Anrede",
        form: "line",
        needs: ["Name"],
        de: "Hallo {Name},",
        en: "Hello {Name},",
      },
      greetingWithoutName: {
        title: "Anrede ohne Namen",
        when: "Wenn der Vorname nicht bekannt ist.",
        form: "line",
        de: "Hallo,",
        en: "Hello,",
      },
      closing: {
        title: "Gruß",
        form: "text",
        de: "Viele Grüße aus der Werkstatt\n{Shop}",
        en: "Kind regards from the workshop\n{Shop}",
      },
      footer: {
        title: "Fuß",
        when: "Steht ganz unten, nach Anschrift und Verweisen aus den Einstellungen.",
        form: "text",
        de: "Diese E-Mail gehört zu deiner Bestellung oder Anfrage; Werbung schicken wir nicht.",
        en: "This e-mail belongs to your order or enquiry; we send no advertising.",
      },
    },
  },
  shipping: {
    title: "Lieferung und Abholung",
    placeholders: [],
    texts: {
      delivery: {
        title: "Lieferung",
        form: "text",
        needs: ["Lieferzeit"],
        de: "Wir fertigen in unserer Werkstatt und liefern innerhalb von {Lieferzeit} per Spedition, frei Bordsteinkante: bis an die Straße vor deinem Haus, nicht in die Wohnung. Den Termin stimmen wir vorher mit dir ab.",
        en: "We make everything in our workshop and deliver it by freight forwarder within {Lieferzeit}, to the kerb: to the street outside your house, not into your home. We agree the day with you beforehand.",
      },
      pickup: {
        title: "Abholung",
        form: "text",
        needs: ["Lieferzeit", "Abholort"],
        de: "Wir fertigen in unserer Werkstatt; innerhalb von {Lieferzeit} kannst du alles abholen: {Abholort}. Wir melden uns, sobald es so weit ist.",
        en: "We make everything in our workshop; within {Lieferzeit} it is ready for you to pick up: {Abholort}. We will let you know when it is ready.",
      },
      samples: {
        title: "Nur Muster",
        form: "text",
        needs: ["Musterzeit"],
        de: "Muster kommen mit der Briefpost und sind innerhalb von {Musterzeit} bei dir.",
        en: "Samples come by letter post and are with you within {Musterzeit}.",
      },
      samplesAbroad: {
        title: "Muster ins Ausland",
        form: "text",
        de: "Muster schicken wir dir mit der Post.",
        en: "We send samples by post.",
      },
      samplesFirst: {
        title: "Muster vor den Möbeln",
        when: "Folgt dem Satz über die Lieferung.",
        form: "text",
        needs: ["Musterzeit"],
        de: "Muster schicken wir dir vorab mit der Briefpost, innerhalb von {Musterzeit}.",
        en: "Samples come ahead by letter post, within {Musterzeit}.",
      },
      samplesAtPickup: {
        title: "Muster bei Abholung",
        when: "Folgt dem Satz über die Abholung.",
        form: "text",
        de: "Muster liegen bei der Abholung dabei.",
        en: "Samples are waiting for you at the pick-up.",
      },
      afterTransfer: {
        title: "Beginn der Lieferzeit",
        when: "Bei Überweisung und Lastschrift; folgt den Sätzen darüber.",
        form: "text",
        de: "Die Zeit läuft ab dem Tag, an dem dein Geld bei uns ankommt.",
        en: "The time runs from the day your money reaches us.",
      },
    },
  },
  // §§ 312f, 312g, 355 BGB, Art. 246a EGBGB, after the statutory model of the instruction.
  withdrawal: {
    title: "Widerrufsbelehrung",
    placeholders: ["Verkäufer"],
    texts: {
      title: { title: "Überschrift", form: "line", de: "Widerrufsrecht", en: "Right of withdrawal" },
      instruction: {
        title: "Belehrung",
        when: "Wenn es für etwas in der Bestellung ein Widerrufsrecht gibt.",
        form: "text",
        needs: ["Verkäufer"],
        de: [
          "Mustertext – vor dem ersten Verkauf rechtlich prüfen lassen.",
          "Für die Stücke, bei denen es oben vermerkt ist, hast du das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt 14 Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die Ware (bei mehreren die letzte) in Besitz genommen hat.",
          "Um dein Widerrufsrecht auszuüben, musst du uns ({Verkäufer}) mit einer eindeutigen Erklärung, etwa einem Brief oder einer E-Mail, über deinen Entschluss informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden; vorgeschrieben ist es nicht. Du kannst auch auf unserer Website ohne Anmeldung widerrufen; dann bestätigen wir dir sofort per E-Mail, was du erklärt hast und wann es eingegangen ist. Zur Wahrung der Frist reicht es, dass du die Erklärung vor ihrem Ablauf absendest.",
          "Widerrufst du, erstatten wir dir alle Zahlungen für diese Stücke einschließlich der Kosten der günstigsten Standardlieferung unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem deine Erklärung bei uns eingegangen ist, auf demselben Weg, auf dem du bezahlt hast; dafür berechnen wir dir nichts. Wir können die Erstattung verweigern, bis wir die Ware zurückhaben oder du nachweist, dass du sie abgesandt hast. Schick oder bring sie uns spätestens binnen 14 Tagen ab deiner Erklärung zurück. Die unmittelbaren Kosten der Rücksendung trägst du. Für einen Wertverlust musst du nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht nötig war.",
        ].join("\n\n"),
        en: [
          "Sample text – have it checked by a lawyer before the first sale.",
          "For the pieces marked above you have the right to withdraw from this contract within 14 days without giving any reason. The period ends 14 days after the day on which you, or a third party named by you other than the carrier, take possession of the goods (of the last of them if there are several).",
          "To exercise the right you must tell us ({Verkäufer}) of your decision in an unequivocal statement, such as a letter or an e-mail. You may use the model withdrawal form below, but need not. You can also withdraw on our website without logging in; we then confirm at once, by e-mail, what you declared and when it arrived. It is enough to send the statement before the period has expired.",
          "If you withdraw, we reimburse all payments for these pieces, including the cost of the least expensive standard delivery, without undue delay and at the latest within 14 days of the day on which your statement reached us, by the means you paid with; we charge you nothing for it. We may withhold the reimbursement until we have the goods back or you have proved that you sent them. Send or bring them back at the latest within 14 days of your statement. You bear the direct cost of returning them. You are liable for a loss of value only where it results from handling that was not necessary to examine the goods.",
        ].join("\n\n"),
      },
      madeToMeasure: {
        title: "Bei einem angefertigten Stück",
        form: "text",
        de: "Eigens für dich angefertigt: Hierfür gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
        en: "Made to your specification: no right of withdrawal applies here (section 312g (2) no. 1 of the German Civil Code).",
      },
      withdrawable: {
        title: "Bei einem Stück mit Widerrufsrecht",
        form: "text",
        de: "Hierfür gilt das Widerrufsrecht von 14 Tagen.",
        en: "You may withdraw from this purchase within 14 days.",
      },
      none: {
        title: "Alles ist angefertigt",
        when: "Statt der Belehrung.",
        form: "text",
        de: "Alle Stücke dieser Bestellung fertigen wir eigens nach deinen Angaben. Für sie besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
        en: "Every piece of this order is made to your specification. There is no right of withdrawal for them (section 312g (2) no. 1 of the German Civil Code).",
      },
      madeToMeasureOfAll: {
        title: "Alle Möbel sind angefertigt",
        when: "Vor der Belehrung, wenn weitere Waren dabei sind.",
        form: "text",
        de: "Die Möbel dieser Bestellung fertigen wir eigens nach deinen Angaben. Für sie besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
        en: "The furniture of this order is made to your specification. There is no right of withdrawal for it (section 312g (2) no. 1 of the German Civil Code).",
      },
      otherGoods: {
        title: "Weitere Waren",
        when: "Vor der Belehrung.",
        form: "text",
        de: "Für die weiteren Waren dieser Bestellung gilt das Widerrufsrecht von 14 Tagen.",
        en: "You may withdraw from the purchase of the other goods of this order within 14 days.",
      },
      warranty: {
        title: "Vertragspartner und Mängelrechte",
        form: "text",
        needs: ["Verkäufer"],
        de: "Dein Vertragspartner: {Verkäufer}. Für alles, was wir liefern, gelten die gesetzlichen Mängelrechte.",
        en: "Your contract is with: {Verkäufer}. Your statutory rights in case of defects apply to everything we deliver.",
      },
    },
  },
} as const satisfies Record<string, MailTextDocument>;
