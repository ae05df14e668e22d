import type { Question } from "./question.ts";

export const frames: readonly Question[] = [
  {
    slug: "gestelle-tisch",
    question: { de: "Welche Gestelle gibt es?", en: "Which frames are there?" },
    answer: {
      de: [
        "Für den **Tisch** drei:",
        "- **offen**: zwei gerade Beine an jeder Seite, im Preis enthalten",
        "- **geschlossen**: an jeder Seite ein umlaufender Rahmen, {Aufpreis_Tisch_geschlossen} mehr",
        "- **diagonal**: an jeder Seite zwei gekreuzte Beine, {Aufpreis_Tisch_diagonal} mehr",
        "Für das **Regal** auch drei:",
        "- **offen**: freie Stützen aus Flachstahl, vor und hinter den Böden, im Preis enthalten",
        "- **geschlossen**: jede Stütze oben und unten verbunden, ein geschlossener Rahmen, {Aufpreis_Regal_geschlossen} mehr",
        "- **diagonal**: freie Stützen und hinter jedem Feld eine Strebe, {Aufpreis_Regal_diagonal} mehr",
        "Bank und Hocker bekommst du mit einem einfachen oder einem massiven Gestell. Den Aufpreis siehst du im [Konfigurator](/configuratorDesktop), sobald du umschaltest.",
      ],
      en: [
        "For the **table** there are three:",
        "- **open**: two straight legs at each side, included in the price",
        "- **closed**: a frame that runs all the way round at each side, {Aufpreis_Tisch_geschlossen} more",
        "- **diagonal**: two crossed legs at each side, {Aufpreis_Tisch_diagonal} more",
        "For the **shelf** there are three, too:",
        "- **open**: separate pillars of flat steel, in front of and behind the boards, included in the price",
        "- **closed**: every pillar joined at the top and bottom, a closed loop, {Aufpreis_Regal_geschlossen} more",
        "- **diagonal**: separate pillars and a brace behind each bay, {Aufpreis_Regal_diagonal} more",
        "Bench and stool come with a simple or a heavy frame. The [configurator](/configuratorDesktop) shows the surcharge as soon as you switch.",
      ],
    },
  },
  {
    slug: "farben",
    question: { de: "Welche Farben kann das Gestell haben?", en: "Which colours can the frame have?" },
    answer: {
      de: [
        "Unsere Standardfarben kosten nichts extra, zum Beispiel:",
        "- **Graphit**, RAL 9011, matt",
        "- **Weiß**, RAL 9016, matt",
        "- **Roh mit Klarlack**: der Stahl, wie er ist, mit allen Spuren der Arbeit",
      ],
      en: [
        "Our standard colours cost nothing extra, for example:",
        "- **Graphite**, RAL 9011, matt",
        "- **White**, RAL 9016, matt",
        "- **Raw with clear lacquer**: the steel as it is, with every trace of the work",
      ],
    },
  },
  {
    slug: "eigene-farbe",
    question: { de: "Geht auch eine eigene Farbe?", en: "Can I have a colour of my own?" },
    answer: {
      de: [
        "Ja. Beim Tisch kostet sie **{Aufpreis_Tisch_Farbe}**, bei Bank und Hocker rechnet der Konfigurator sie gleich ein, bei Schreibtisch und Regal ist sie im Preis enthalten. Die Oberfläche ist matt, wie bei den Standardfarben.",
        "Farben sehen auf jedem Bildschirm ein wenig anders aus. Bist du unsicher, bestell dir vorher ein Muster, in der letzten Zeile unter [„Farbe des Stahls“](/configuratorTableDesktop#color).",
      ],
      en: [
        "Yes. For a table it costs **{Aufpreis_Tisch_Farbe}**, for bench and stool the configurator includes it at once, and for desk and shelf it is part of the price. The surface is matt, like our standard colours.",
        "Colours look a little different on every screen. If you are not sure, order a sample first, in the last line under [“Colour of the steel”](/configuratorTableDesktop#color).",
      ],
    },
  },
  {
    slug: "schreibtisch-hoehe",
    question: {
      de: "Lässt sich der Schreibtisch in der Höhe verstellen?",
      en: "Can the height of the desk be adjusted?",
    },
    answer: {
      de: [
        "Ja. Das Gestell des Schreibtischs fährt von **67 bis 127 cm**, du arbeitest also im Sitzen und im Stehen. Die Platte misst 160 × 80 cm.",
      ],
      en: [
        "Yes. The frame of the desk moves between **67 and 127 cm**, so that you can work sitting and standing. The top measures 160 × 80 cm.",
      ],
    },
  },
];
