import type { Question } from "./question.ts";

export const other: readonly Question[] = [
  {
    slug: "mehrere-stuecke",
    question: { de: "Gibt es Rabatt, wenn ich mehr bestelle?", en: "Is there a discount if I order more?" },
    answer: {
      de: [
        "Ja. Sobald du zwei oder mehr Stücke im Warenkorb hast, bekommst du auf jedes **{Mengenrabatt}**, nur auf das teuerste nicht. Der [Warenkorb](/cartDesktop) zieht sie von selbst ab und zeigt sie bei jedem Stück.",
      ],
      en: [
        "Yes. With two or more pieces in your cart you get **{Mengenrabatt}** off each of them except the most expensive one. The [cart](/cartDesktop) deducts it by itself and shows it with each piece.",
      ],
    },
  },
  {
    slug: "zahlung",
    question: { de: "Wie kann ich bezahlen?", en: "How can I pay?" },
    answer: {
      de: [
        "Mit {Zahlungsarten}, auf der gesicherten Seite unseres Zahlungsdienstleisters. Deine Zahlungsdaten sehen wir dabei nicht.",
        "Oder per Überweisung: Wähle sie im [Warenkorb](/cartDesktop). Die Bankverbindung bekommst du gleich nach der Bestellung, und wir fangen an, sobald das Geld da ist.",
      ],
      en: [
        "By {Zahlungsarten}, on the secure page of our payment provider. We never see your payment details.",
        "Or by bank transfer: choose it in the [cart](/cartDesktop). You get our bank details right after ordering, and we begin as soon as the money has arrived.",
      ],
    },
  },
  {
    slug: "gutschein",
    question: { de: "Wie löse ich einen Gutschein ein?", en: "How do I redeem a voucher?" },
    answer: {
      de: [
        "Im [Warenkorb](/cartDesktop) unter „Gutschein“; das Feld erscheint, sobald dein Warenkorb über 20 € liegt. Schreib den Code genau so, wie er auf dem Gutschein steht, auch groß und klein. Jeder Gutschein gilt für eine Bestellung.",
        "Ist er mehr wert als dein Warenkorb, zahlst du nichts; ein Rest wird nicht ausgezahlt.",
      ],
      en: [
        "In the [cart](/cartDesktop) under “Voucher”; the field appears as soon as your cart is above €20. Type the code exactly as it is on the voucher, capitals included. Each voucher is good for one order.",
        "If it is worth more than your cart you pay nothing; what is left over is not paid out.",
      ],
    },
  },
  {
    slug: "planke-einzeln",
    question: { de: "Verkauft ihr auch einzelne Planken?", en: "Do you sell single planks?" },
    answer: {
      de: [
        "Ja, für **200 €** das Stück, Mehrwertsteuer und Versand eingeschlossen. Schreib uns, wofür du sie brauchst und wie lang sie sein soll, dann suchen wir dir eine passende heraus.",
      ],
      en: [
        "Yes, at **€200** each, VAT and shipping included. Tell us what you need it for and how long it should be, and we will find the right one for you.",
      ],
    },
  },
  {
    slug: "kontakt",
    question: { de: "Wie erreiche ich euch?", en: "How can I reach you?" },
    answer: {
      de: [
        "Am liebsten per E-Mail oder Telefon; beides steht unten auf dieser Seite und im [Impressum](/impressum). Auch im Konfigurator kannst du uns eine Frage schicken. Sie kommt direkt in der Werkstatt an.",
      ],
      en: [
        "Best by e-mail or phone; you find both at the bottom of this page and in the [imprint](/impressum). You can also send us a question from the configurator. It goes straight to the workshop.",
      ],
    },
  },
];
