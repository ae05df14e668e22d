import type { Question } from "./question.ts";

export const shipment: readonly Question[] = [
  {
    slug: "lieferzeit",
    question: {
      de: "Wie lange dauert es, bis mein Möbel kommt?",
      en: "How long until my furniture arrives?",
    },
    answer: {
      de: [
        "Innerhalb von **{Lieferzeit}** nach deiner Bestellung. Jedes Stück bauen wir erst, wenn es bestellt ist. Ist es fertig, meldet sich die Spedition bei dir und macht einen Termin aus.",
      ],
      en: [
        "Within **{Lieferzeit}** of your order. We build each piece only once it is ordered. When it is ready, the forwarder gets in touch with you to agree a day.",
      ],
    },
  },
  {
    slug: "express",
    question: { de: "Geht es auch schneller?", en: "Can it be faster?" },
    answer: {
      de: [
        "Ja, mit dem **Expressbau** für {Expresspreis}: innerhalb von **{Expresszeit}** statt {Lieferzeit}. Deine Bestellung kommt in der Werkstatt vor allen anderen an die Reihe. Du wählst ihn im [Warenkorb](/cartDesktop).",
      ],
      en: [
        "Yes, with the **express build** for {Expresspreis}: within **{Expresszeit}** instead of {Lieferzeit}. Your order goes ahead of all the others in the workshop. You choose it in the [cart](/cartDesktop).",
      ],
    },
  },
  {
    slug: "bordsteinkante",
    question: { de: "Bringt ihr das Möbel in die Wohnung?", en: "Do you carry the furniture into my home?" },
    answer: {
      de: [
        "Die Spedition liefert **frei Bordsteinkante**: bis an die Straße vor deinem Haus, nicht in die Wohnung. Halte jemanden bereit, der mit anfasst; unsere Möbel sind schwer.",
        "Bei Tisch und Schreibtisch sind Platte und Gestell noch nicht verschraubt, so tragt ihr sie einzeln durchs Treppenhaus. Ein Regal kommt in Teilen. Bank, Hocker und Rahmen kommen fertig montiert.",
        "**Muster** kommen mit der Briefpost, innerhalb von {Musterzeit}.",
      ],
      en: [
        "The forwarder delivers **to the kerb**: to the street outside your house, not into your home. Have somebody ready to help; our furniture is heavy.",
        "With a table or a desk, top and frame are not yet screwed together, so you can carry them up the stairs one by one. A shelf comes in parts. Benches, stools and picture frames arrive assembled.",
        "**Samples** come by letter post, within {Musterzeit}.",
      ],
    },
  },
  {
    slug: "versandkosten",
    question: { de: "Was kostet die Lieferung?", en: "What does delivery cost?" },
    answer: {
      de: [
        "Innerhalb Deutschlands nichts extra: Die Lieferung mit der Spedition ist in allen Preisen schon enthalten, die Mehrwertsteuer auch.",
      ],
      en: [
        "Nothing extra within Germany: delivery by forwarder is already included in every price, and so is VAT.",
      ],
    },
  },
  {
    slug: "abholung",
    question: { de: "Kann ich selbst abholen?", en: "Can I collect it myself?" },
    answer: {
      de: [
        "Ja, in unserer Werkstatt in Berlin. Weil wir uns dann die Spedition sparen, ziehen wir dir etwas ab:",
        "- bei einem Warenwert unter {Abholgrenze_1}: {Abholabzug_1}",
        "- unter {Abholgrenze_2}: {Abholabzug_2}",
        "- ab {Abholgrenze_2}: {Abholabzug_3}",
        "Wir schreiben dir, sobald dein Möbel fertig ist, und machen einen Tag aus. Bring bitte jemanden zum Tragen mit.",
      ],
      en: [
        "Yes, at our workshop in Berlin. As that saves us the forwarder, we take something off:",
        "- goods below {Abholgrenze_1}: {Abholabzug_1}",
        "- below {Abholgrenze_2}: {Abholabzug_2}",
        "- {Abholgrenze_2} and more: {Abholabzug_3}",
        "We write to you as soon as your furniture is ready and agree a day. Please bring someone to help carry.",
      ],
    },
  },
  {
    slug: "ausland",
    question: { de: "Liefert ihr auch ins Ausland?", en: "Do you deliver outside Germany?" },
    answer: {
      de: [
        "Oft ja, aber jeder Weg kostet anders. Darum **reservierst** du dein Möbel zuerst, unverbindlich und ohne zu zahlen: Wähle im [Warenkorb](/cartDesktop) „außerhalb Deutschlands“. Wir halten deine Planken zurück und melden uns mit einem Angebot für die Lieferung. Erst wenn es dir passt, wird daraus eine Bestellung.",
      ],
      en: [
        "Often, yes, but every route has its own price. So you first **reserve** your furniture, without obligation and without paying: choose “outside Germany” in the [cart](/cartDesktop). We keep your planks for you and get back to you with an offer for the delivery. Only if it suits you does it become an order.",
      ],
    },
  },
];
