import { blocks } from "./blocks.ts";
import { localized, samplePicture, type Words } from "./localized.ts";

interface Lines {
  de: readonly string[];
  en: readonly string[];
}

export function richText(seed: string, { de, en }: Lines) {
  return { _type: "localeBlocks", de: blocks(`${seed}/de`, de), en: blocks(`${seed}/en`, en) };
}

interface Shown {
  file: string;
  alt: Words;
}

function section(seed: string, title: Words, text: Lines, shown?: Shown) {
  return {
    _type: "pageSection",
    _key: seed,
    title: localized("localeString", title),
    text: richText(seed, text),
    ...(shown && { picture: samplePicture(shown.file, shown.alt) }),
  };
}

function counter(key: string, value: number, label: Words, evidence: Words) {
  return {
    _type: "counter",
    _key: key,
    value,
    label: localized("localeString", label),
    evidence: localized("localeText", evidence),
  };
}

export const beesPage = {
  _id: "beesPage",
  _type: "beesPage",
  title: localized("localeString", { de: "Bienen und Wachs", en: "Bees and wax" }),
  intro: localized("localeText", {
    de: "Jede Planke, die die Werkstatt verlässt, riecht ein wenig nach Honig. Das liegt an dem, womit wir sie einreiben: Bienenwachs, sonst nichts. (Beispieltext)",
    en: "Every plank that leaves the workshop smells a little of honey. That comes from what we rub into it: beeswax, nothing else. (Sample text)",
  }),
  sections: [
    section(
      "why-wax",
      { de: "Warum Wachs", en: "Why wax" },
      {
        de: [
          "Eine Planke hat Jahre im Regen gelegen. Lack würde sie unter Glas legen; Wachs lässt sie Holz bleiben. Es zieht in die oberste Schicht, macht sie **wasserabweisend** und lässt sie trotzdem atmen.",
          "Und es lässt sich erneuern: ein Tuch, eine halbe Stunde, und der Ring vom Rotweinglas ist Geschichte. Wie das geht, steht in der [Hilfe](/faq).",
        ],
        en: [
          "A plank has spent years in the rain. Varnish would put it under glass; wax lets it stay wood. It soaks into the top layer, makes it **repel water** and still lets it breathe.",
          "And it can be renewed: a cloth, half an hour, and the ring of the wine glass is history. How to do it is in our [help](/faq).",
        ],
      },
      {
        file: "page-waxed.webp",
        alt: {
          de: "Gezeichnete Planken aus der Nähe: links gewachst, warm und dunkel, rechts roh und grau",
          en: "Drawn planks from near: waxed, warm and dark at the left, raw and grey at the right",
        },
      },
    ),
    section(
      "the-bees",
      { de: "Wem wir es verdanken", en: "Whom we owe it to" },
      {
        de: [
          "Für ein Kilo Wachs bauen Bienen etwa tausend Waben und verbrauchen dabei ein Vielfaches an Honig. Wir nehmen es deshalb nicht als Selbstverständlichkeit.",
          "- Das Wachs kommt von Imkereien aus dem Umland, aus Altwaben und Deckelwachs.",
          "- Wir schmelzen es selbst, eine Pfanne auf einmal, und tragen es warm auf.",
          "- Reste werden Kerzen für die dunklen Monate in der Werkstatt.",
        ],
        en: [
          "For one kilo of wax bees build about a thousand combs and use up many times that weight in honey. So we do not take it for granted.",
          "- The wax comes from beekeepers around the city, from old combs and cappings.",
          "- We melt it ourselves, one pan at a time, and rub it in while it is warm.",
          "- What is left becomes candles for the dark months in the workshop.",
        ],
      },
      {
        file: "page-honeycomb.webp",
        alt: {
          de: "Gezeichnete Wabe: links offene Zellen mit Honig, rechts mit Wachs verdeckelt",
          en: "Drawn honeycomb: open cells with honey at the left, capped with wax at the right",
        },
      },
    ),
    section(
      "your-table",
      { de: "Was das für dein Möbel heißt", en: "What it means for your furniture" },
      {
        de: [
          "Gewachstes Holz wird mit den Jahren schöner: dunkler, wo Hände es berühren, matter, wo Teller stehen. Wer es einmal im Jahr nachwachst, vererbt es irgendwann.",
        ],
        en: [
          "Waxed wood grows more beautiful with the years: darker where hands touch it, duller where plates stand. Wax it once a year and one day somebody will inherit it.",
        ],
      },
    ),
  ],
};

export const sustainabilityPage = {
  _id: "sustainabilityPage",
  _type: "sustainabilityPage",
  title: localized("localeString", { de: "Nachhaltigkeit", en: "Sustainability" }),
  intro: localized("localeText", {
    de: "Eine Planke, die es schon gibt, muss niemand mehr fällen und sägen. Hier steht, was wir zählen, und wie wir rechnen. Zahlen und Angaben dieser Seite sind Beispiele: Eine Werbung mit der Umwelt braucht einen Beleg.",
    en: "A plank that already exists need not be felled and sawn again. This is what we count, and how we reckon. Figures and statements on this page are examples: advertising with the environment needs evidence.",
  }),
  counters: [
    counter(
      "planks",
      97,
      { de: "Planken gerettet", en: "planks saved" },
      {
        de: "Gezählt in der Werkstatt: jede Gerüstplanke, die statt im Container in einem Möbel gelandet ist. (Beispielzahl)",
        en: "Counted in the workshop: every scaffolding plank that ended in a piece of furniture instead of a skip. (Example figure)",
      },
    ),
    counter(
      "trees",
      22,
      { de: "Bäume stehen gelassen", en: "trees left standing" },
      {
        de: "97 Planken sind rund 4,2 m³ Schnittholz. Bei einer Ausbeute von etwa der Hälfte und 0,4 m³ Stammholz je Fichte entspricht das gut 20 Bäumen. (Beispielrechnung)",
        en: "97 planks are some 4.2 m³ of sawn timber. At a yield of about one half and 0.4 m³ of trunk per spruce that is a good 20 trees. (Example calculation)",
      },
    ),
    counter(
      "energy",
      2560,
      { de: "kWh nicht verbraucht", en: "kWh not used" },
      {
        de: "Trocknen, Sägen und Hobeln von 4,2 m³ frischem Holz braucht je Kubikmeter etwa 610 kWh; bei unseren Planken ist das schon geschehen. (Beispielrechnung)",
        en: "Drying, sawing and planing 4.2 m³ of fresh timber takes about 610 kWh per cubic metre; with our planks that has long been done. (Example calculation)",
      },
    ),
  ],
  sections: [
    section(
      "second-life",
      { de: "Ein zweites Leben", en: "A second life" },
      {
        de: [
          "Gerüstplanken werden nach ein paar Jahren ausgemustert: nicht weil sie schlecht wären, sondern weil die Vorschrift es verlangt. Dann sind sie trocken, zäh und haben Charakter. Genau dann holen wir sie ab.",
        ],
        en: [
          "Scaffolding planks are retired after a few years: not because they are bad but because the rules ask for it. By then they are dry, tough and full of character. That is when we fetch them.",
        ],
      },
      {
        file: "page-planks.webp",
        alt: {
          de: "Vier gezeichnete Gerüstplanken mit Ästen, Nagellöchern und gelochten Stahlbändern",
          en: "Four drawn scaffolding planks with knots, nail holes and punched steel bands",
        },
      },
    ),
    section(
      "short-ways",
      { de: "Kurze Wege", en: "Short ways" },
      {
        de: [
          "Holz, Stahl und Wachs kommen aus Berlin und Brandenburg. Gebaut wird erst, wenn jemand bestellt hat: Es gibt kein Lager voller Möbel, die niemand wollte.",
          "Geliefert wird gesammelt mit der Spedition. Wer in der Nähe wohnt, [holt ab](/faq) und spart Geld und Weg.",
        ],
        en: [
          "Wood, steel and wax come from Berlin and Brandenburg. We build only when somebody has ordered: there is no store full of furniture nobody wanted.",
          "Deliveries travel together with a freight forwarder. Whoever lives close by can [pick up](/faq) and save money and miles.",
        ],
      },
    ),
    section(
      "repair",
      { de: "Reparieren statt ersetzen", en: "Repair instead of replace" },
      {
        de: [
          "Gestell und Platte sind verschraubt, nicht verklebt. Eine zerkratzte Planke lässt sich abschleifen, eine gebrochene tauschen. Schreib uns, auch nach zehn Jahren.",
        ],
        en: [
          "Frame and top are screwed, not glued. A scratched plank can be sanded, a broken one replaced. Write to us, even ten years from now.",
        ],
      },
    ),
  ],
};

export const aboutPage = {
  _id: "aboutPage",
  _type: "aboutPage",
  title: localized("localeString", { de: "Über uns", en: "About us" }),
  intro: localized("localeText", {
    de: "Drei Menschen, eine Halle, viel Holz. Wir bauen Möbel, die man nicht nach dem nächsten Umzug auf die Straße stellt. (Die Menschen auf dieser Seite sind erfunden.)",
    en: "Three people, one hall, a lot of wood. We build furniture you do not leave on the street after the next move. (The people on this page are made up.)",
  }),
  sections: [
    section(
      "begin",
      { de: "Wie es anfing", en: "How it began" },
      {
        de: [
          "Mit einem Esstisch, der nirgends zu kaufen war: 2,10 m lang, 87 cm breit, und bitte so hoch, dass die alten Stühle passen. Auf der Baustelle gegenüber lagen die Planken im Container. Am Abend standen sie in der Küche.",
          "Seitdem ist jedes Maß eine Frage, auf die wir Ja sagen.",
        ],
        en: [
          "With a dining table no shop had: 2.10 m long, 87 cm wide, and please just high enough for the old chairs. On the building site across the street the planks lay in a skip. In the evening they stood in the kitchen.",
          "Since then every measure is a question we answer with yes.",
        ],
      },
      {
        file: "page-first-table.webp",
        alt: {
          de: "Zeichnung mit Maßen: Esstisch, 210 × 87 × 78 cm",
          en: "Drawing with measures: dining table, 210 × 87 × 78 cm",
        },
      },
    ),
    section(
      "workshop",
      { de: "Die Werkstatt", en: "The workshop" },
      {
        de: [
          "Vorne das Holz, hinten der Stahl, dazwischen Kaffee. Wer sein Möbel abholt, bekommt alles gezeigt: die Säge, die Schweißnaht, die Planke, aus der die eigene Bank geworden ist.",
        ],
        en: [
          "Wood in front, steel at the back, coffee in between. Whoever picks up their furniture is shown everything: the saw, the weld, the plank their bench was made from.",
        ],
      },
      {
        file: "page-workshop.webp",
        alt: {
          de: "Zeichnung mit Maßen: Bank auf massivem Gestell",
          en: "Drawing with measures: bench on a heavy frame",
        },
      },
    ),
  ],
  team: [
    member(
      "mara",
      "Mara (Beispiel)",
      { de: "Holz", en: "Wood" },
      {
        de: "Sieht einer Planke an, was sie werden will, und behält meistens recht.",
        en: "Sees what a plank wants to become, and is usually right.",
      },
    ),
    member(
      "jonas",
      "Jonas (Beispiel)",
      { de: "Stahl", en: "Steel" },
      {
        de: "Schweißt jede Naht so, dass man sie ruhig zeigen kann. Deshalb zeigen wir sie.",
        en: "Welds every seam so that it can be shown. That is why we show them.",
      },
    ),
    member(
      "elif",
      "Elif (Beispiel)",
      { de: "Alles dazwischen", en: "Everything in between" },
      {
        de: "Plant, misst nach, ruft zurück. Wenn dein Möbel pünktlich kommt, war sie es.",
        en: "Plans, measures again, calls back. If your furniture arrives on time, it was her.",
      },
    ),
  ],
};

function member(key: string, name: string, role: Words, text: Words) {
  return {
    _type: "teamMember",
    _key: key,
    name,
    role: localized("localeString", role),
    text: localized("localeText", text),
  };
}
