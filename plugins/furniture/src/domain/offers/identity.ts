import type { Kind } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";

/** What identifies a piece of furniture, and what to mind when using it. Sample texts: an expert has to check them. */
export interface Identity {
  /** Stays the same for a kind as long as its construction does; the configuration tells the pieces apart. */
  typeNumber: string;
  name: Record<Language, string>;
  safety: Record<Language, readonly string[]>;
}

const SPLINTERS = {
  de: "Gebrauchtes Holz: Risse und Äste gehören dazu. Löst sich doch einmal ein Span, bitte abschleifen und nachwachsen.",
  en: "Reclaimed wood: cracks and knots belong to it. Should a splinter come loose, sand it down and wax it again.",
};
const TWO_PEOPLE = {
  de: "Schwer: nur zu zweit heben und tragen.",
  en: "Heavy: lift and carry with two people only.",
};
const LEVEL = {
  de: "Auf ebenem, tragfähigem Boden aufstellen; Schrauben nach einem Monat und dann jährlich nachziehen.",
  en: "Place on a level floor that bears the weight; retighten the screws after a month and then every year.",
};
const NO_LADDER = {
  de: "Nicht darauf stellen und nicht als Tritt benutzen.",
  en: "Do not stand on it and do not use it as a step.",
};

/** The texts of several notes, by language. */
function notes(...all: readonly Record<Language, string>[]): Identity["safety"] {
  return { de: all.map(({ de }) => de), en: all.map(({ en }) => en) };
}

/** By kind, as Art. 19 of Regulation (EU) 2023/988 wants it on every offer. */
export const IDENTITIES: Readonly<Record<Kind, Identity>> = {
  table: {
    typeNumber: "P46-TI-1",
    name: {
      de: "Tisch aus Gerüstplanken mit Stahlgestell",
      en: "Table of scaffolding planks on a steel frame",
    },
    safety: notes(LEVEL, TWO_PEOPLE, SPLINTERS, NO_LADDER),
  },
  tableOffice: {
    typeNumber: "P46-ST-1",
    name: {
      de: "Höhenverstellbarer Schreibtisch mit Platte aus Gerüstplanken",
      en: "Height-adjustable desk with a top of scaffolding planks",
    },
    safety: notes(
      {
        de: "Vor dem Verstellen der Höhe auf Finger, Kabel und Gegenstände unter und über der Platte achten. Kinder nicht ohne Aufsicht verstellen lassen.",
        en: "Before changing the height mind fingers, cables and objects below and above the top. Do not let children change it unattended.",
      },
      LEVEL,
      TWO_PEOPLE,
      SPLINTERS,
    ),
  },
  bench: {
    typeNumber: "P46-BA-1",
    name: {
      de: "Bank aus Gerüstplanken mit Stahlgestell",
      en: "Bench of scaffolding planks on a steel frame",
    },
    safety: notes(LEVEL, TWO_PEOPLE, SPLINTERS, NO_LADDER),
  },
  stool: {
    typeNumber: "P46-HO-1",
    name: {
      de: "Hocker aus Gerüstplanken mit Stahlgestell",
      en: "Stool of scaffolding planks on a steel frame",
    },
    safety: notes(LEVEL, SPLINTERS, NO_LADDER),
  },
  shelf: {
    typeNumber: "P46-RE-1",
    name: {
      de: "Regal aus Gerüstplanken mit Stahlgestell",
      en: "Shelf of scaffolding planks on a steel frame",
    },
    safety: notes(
      {
        de: "Kippgefahr: Regal vor dem Beladen an der Wand befestigen, mit Dübeln, die zur Wand passen.",
        en: "Risk of tipping: fix the shelf to the wall before loading it, with plugs that suit the wall.",
      },
      {
        de: "Schweres nach unten stellen; nicht daran klettern.",
        en: "Put heavy things at the bottom; do not climb it.",
      },
      LEVEL,
      TWO_PEOPLE,
      SPLINTERS,
    ),
  },
  frame: {
    typeNumber: "P46-RA-1",
    name: { de: "Rahmen aus Gerüstplanken", en: "Frame of scaffolding planks" },
    safety: notes(
      {
        de: "An zwei Punkten aufhängen, mit Dübeln und Schrauben, die Wand und Gewicht aushalten.",
        en: "Hang it at two points, with plugs and screws that suit wall and weight.",
      },
      {
        de: "Spiegelglas kann brechen: nicht über Betten aufhängen, gebrochene Spiegel nicht weiter benutzen.",
        en: "Mirror glass can break: do not hang it above beds, do not go on using a broken mirror.",
      },
      SPLINTERS,
    ),
  },
  sample: {
    typeNumber: "P46-MU-1",
    name: { de: "Muster aus Gerüstplanke und Stahl", en: "Sample of scaffolding plank and steel" },
    safety: notes(
      {
        de: "Kein Spielzeug; Kanten können scharf sein.",
        en: "Not a toy; edges can be sharp.",
      },
      SPLINTERS,
    ),
  },
};
