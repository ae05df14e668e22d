import type { Question } from "./question.ts";

export const planks: readonly Question[] = [
  {
    slug: "herkunft",
    question: { de: "Woher kommen eure Planken?", en: "Where do your planks come from?" },
    answer: {
      de: [
        "Von Baugerüsten. Jede Planke hat dort gelegen, wo Menschen gearbeitet haben, oft viele Jahre lang, bei Sonne und Regen. Wird sie ausgemustert, ist sie für ein Möbel gerade gut.",
        "Wir reinigen, prüfen und schleifen sie von Hand. Was die Arbeit hinterlassen hat, darf bleiben: das Grau der Oberfläche, Sägespuren, ein Nagelloch, hier und da ein Spritzer Farbe.",
      ],
      en: [
        "From building scaffolds. Every plank has lain where people worked, often for many years, in sun and rain. When it is retired from the scaffold it is just right for a piece of furniture.",
        "We clean, check and sand each one by hand. What the work left behind may stay: the grey of the surface, saw marks, a nail hole, a splash of paint here and there.",
      ],
    },
  },
  {
    slug: "selbst-aussuchen",
    question: { de: "Kann ich meine Planken selbst aussuchen?", en: "Can I choose my own planks?" },
    answer: {
      de: [
        "Ja. Wir haben unsere Planken einzeln fotografiert. Im Konfigurator legst du für jeden Platz fest, welche es sein soll, und siehst sie gleich in deinem Möbel.",
        "Das Aussuchen kostet beim Tisch **{Aufpreis_Tisch_Planken}** und beim Regal **{Aufpreis_Regal_Planken}**; für Bank und Hocker zeigt dir der Konfigurator den Aufpreis. Suchst du nicht selbst aus, wählen wir Planken, die gut zueinander passen. Das kostet nichts.",
      ],
      en: [
        "Yes. We have photographed our planks one by one. In the configurator you decide which plank goes where, and see it in your piece at once.",
        "Choosing costs **{Aufpreis_Tisch_Planken}** for a table and **{Aufpreis_Regal_Planken}** for a shelf; for a bench or a stool the configurator shows you the surcharge. If you would rather not choose, we pick planks that go well together, at no cost.",
      ],
    },
  },
  {
    slug: "planke-vergriffen",
    question: {
      de: "Was ist, wenn jemand anderes meine Planke nimmt?",
      en: "What if somebody else takes my plank?",
    },
    answer: {
      de: [
        "Jede Planke gibt es nur einmal. Sobald du zur Zahlung gehst, halten wir deine Planken **30 Minuten** lang für dich fest.",
        "War jemand schneller, sagen wir dir sofort, welche Planke weg ist. Alles andere an deinem Entwurf bleibt, wie es war, und du suchst nur diese eine neu aus.",
      ],
      en: [
        "There is only one of each plank. As soon as you go to the payment we hold your planks for you for **30 minutes**.",
        "If somebody was quicker, we tell you at once which plank is gone. Everything else in your design stays as it was, and you choose just that one again.",
      ],
    },
  },
  {
    slug: "laenge",
    question: { de: "Wie lang ist eine Planke?", en: "How long is a plank?" },
    answer: {
      de: [
        "Höchstens **2,20 m**. Darum sind unsere Tische und Bänke auch höchstens 2,20 m lang: Jede Planke geht in einem Stück durch, ohne Stoß.",
        "Wie viele Planken ein Tisch braucht, richtet sich nach seiner Breite:",
        "- bis 55 cm: zwei Planken",
        "- bis 82 cm: drei Planken",
        "- darüber: vier Planken",
      ],
      en: [
        "At most **2.20 m**. That is why our tables and benches are at most 2.20 m long, too: every plank runs through in one piece, without a joint.",
        "How many planks a table takes depends on its width:",
        "- up to 55 cm: two planks",
        "- up to 82 cm: three planks",
        "- beyond that: four planks",
      ],
    },
  },
  {
    slug: "pflege",
    question: { de: "Wie pflege ich das Holz?", en: "How do I care for the wood?" },
    answer: {
      de: [
        "Die Oberfläche ist mit Bienenwachs behandelt. Im Alltag reicht ein feuchtes, weiches Tuch; was verschüttet wird, wischst du am besten gleich auf. Scharfe Reiniger und Scheuermilch nehmen dem Holz sein Wachs.",
        "Sieht eine Stelle stumpf aus, trage mit einem Lappen dünn Bienenwachs auf, lass es einziehen und poliere nach. Mehr über unser Wachs steht auf der Seite über die [Bienen](/bienen).",
      ],
      en: [
        "The surface is treated with beeswax. Day to day a soft, damp cloth is enough; wipe up spills straight away. Harsh cleaners and scouring cream take the wax out of the wood.",
        "If a spot looks dull, rub in a thin coat of beeswax with a cloth, let it soak in, and polish. There is more about our wax on the page about the [bees](/bees).",
      ],
    },
  },
  {
    slug: "draussen",
    question: { de: "Kann das Möbel draußen stehen?", en: "Can the furniture stand outdoors?" },
    answer: {
      de: [
        "Unsere Möbel sind für drinnen gebaut. Bienenwachs schützt vor Flecken, aber nicht vor dauernder Nässe; im Freien würde das Holz arbeiten und weiter vergrauen. Auf einem überdachten, trockenen Balkon kannst du es wagen. Schreib uns vorher, wir raten dir ehrlich.",
      ],
      en: [
        "Our furniture is built for indoors. Beeswax protects against stains but not against constant damp; outside, the wood would move and go on weathering. On a dry balcony with a roof you may risk it. Write to us first and you will get an honest opinion.",
      ],
    },
  },
];
