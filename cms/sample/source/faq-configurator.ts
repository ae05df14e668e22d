import type { Question } from "./question.ts";

export const configurator: readonly Question[] = [
  {
    slug: "masse",
    question: { de: "Welche Maße sind möglich?", en: "Which sizes are possible?" },
    answer: {
      de: [
        "Auf den Zentimeter genau, in diesen Grenzen:",
        "- **Tisch**: 100–220 cm lang, 50–110 cm breit, 45–110 cm hoch",
        "- **Bank**: 100–220 cm lang, 40 cm tief, 45 cm hoch",
        "- **Hocker**: 40 × 40 cm, 45–75 cm hoch",
        "- **Regal**: 60–220 cm breit, 50–200 cm hoch, 30 cm tief",
        "- **Bilderrahmen**: jede Seite 20–150 cm",
      ],
      en: [
        "To the centimetre, within these bounds:",
        "- **Table**: 100–220 cm long, 50–110 cm wide, 45–110 cm high",
        "- **Bench**: 100–220 cm long, 40 cm deep, 45 cm high",
        "- **Stool**: 40 × 40 cm, 45–75 cm high",
        "- **Shelf**: 60–220 cm wide, 50–200 cm high, 30 cm deep",
        "- **Picture frame**: each side 20–150 cm",
      ],
    },
  },
  {
    slug: "eigene-masse-preis",
    question: { de: "Was kosten eigene Maße?", en: "What do sizes of my own cost?" },
    answer: {
      de: [
        "Ein Tisch in eigenen Maßen kostet **{Aufpreis_Tisch_Maße}** mehr als einer in einer unserer drei Größen:",
        "- Esstisch 200 × 95 × 75 cm",
        "- Arbeitstisch 160 × 80 × 70 cm",
        "- Couchtisch 120 × 60 × 45 cm",
        "Auch für Bank und Hocker gibt es feste Größen. Der Konfigurator zeigt den Preis bei jeder Änderung sofort, mit allem, was dazugehört.",
      ],
      en: [
        "A table in sizes of your own costs **{Aufpreis_Tisch_Maße}** more than one of our three standard sizes:",
        "- dining table 200 × 95 × 75 cm",
        "- work table 160 × 80 × 70 cm",
        "- coffee table 120 × 60 × 45 cm",
        "Bench and stool have standard sizes as well. The configurator shows the price with every change, everything included.",
      ],
    },
  },
  {
    slug: "massive-platte",
    question: {
      de: "Was ist der Unterschied zwischen einzelnen Planken und einer durchgehenden Platte?",
      en: "What is the difference between single planks and a solid top?",
    },
    answer: {
      de: [
        "Als einzelne Planken liegen sie nebeneinander, mit einer feinen Fuge dazwischen. Man sieht, woher sie kommen.",
        "Für die durchgehende Platte fügen wir sie zu einer geschlossenen Fläche zusammen. Das ist mehr Arbeit und kostet **{Aufpreis_Tisch_durchgehend}**; dafür fällt kein Krümel hindurch.",
      ],
      en: [
        "As single planks they lie side by side with a fine gap between them. You can see where they come from.",
        "For the solid top we join them into one closed surface. That is more work and costs **{Aufpreis_Tisch_durchgehend}**; in return no crumb falls through.",
      ],
    },
  },
  {
    slug: "regal",
    question: { de: "Wie viele Böden kann ein Regal haben?", en: "How many boards can a shelf have?" },
    answer: {
      de: [
        "Zwei bis zehn, je nach Höhe. Zwischen den Böden bleibt genug Platz; der Konfigurator verteilt sie gleichmäßig und du schiebst sie dann, wohin du sie brauchst. Ab **100 cm** Breite kannst du eine mittlere Stütze dazunehmen.",
      ],
      en: [
        "Two to ten, depending on the height. There is always enough room between them; the configurator spreads them evenly and you then move them to where you need them. From a width of **100 cm** on you can add a middle pillar.",
      ],
    },
  },
  {
    slug: "muster",
    question: {
      de: "Kann ich vorher ein Muster sehen?",
      en: "Can I see a sample first?",
    },
    answer: {
      de: [
        "Gern. Ein Muster kostet **{Musterpreis}**: ein Stück Planke und Stahl in deiner Farbe. Es kommt mit der Briefpost, innerhalb von {Musterzeit}. So siehst und fühlst du, worauf du dich einlässt.",
        "Du bestellst es im Konfigurator: Wähle unter „Farbe des Stahls“ eine Farbe, die letzte Zeile dort ist das Muster. Zum Beispiel [beim Tisch](/configuratorTableDesktop#color).",
      ],
      en: [
        "Gladly. A sample costs **{Musterpreis}**: a piece of plank and steel in your colour. It comes by letter post, within {Musterzeit}. That way you see and feel what you are getting.",
        "You order it in the configurator: choose a colour under “Colour of the steel”, the last line there is the sample. For example [with the table](/configuratorTableDesktop#color).",
      ],
    },
  },
];
