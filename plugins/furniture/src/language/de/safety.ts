import type { Kind } from "@planke46/furniture-rules";

/** A kind as offers name it, and what to mind when using it. Sample texts: an expert has to check them. */
interface Safety {
  name: string;
  notes: readonly string[];
}

const SPLINTERS =
  "Gebrauchtes Holz: Risse und Äste gehören dazu. Löst sich doch einmal ein Span, bitte abschleifen und nachwachsen.";
const TWO_PEOPLE = "Schwer: nur zu zweit heben und tragen.";
const LEVEL =
  "Auf ebenem, tragfähigem Boden aufstellen; Schrauben nach einem Monat und dann jährlich nachziehen.";
const NO_LADDER = "Nicht darauf stellen und nicht als Tritt benutzen.";

/** By kind, as Art. 19 of Regulation (EU) 2023/988 wants it on every offer. */
export const safety: Readonly<Record<Kind, Safety>> = {
  table: {
    name: "Tisch aus Gerüstplanken mit Stahlgestell",
    notes: [LEVEL, TWO_PEOPLE, SPLINTERS, NO_LADDER],
  },
  tableOffice: {
    name: "Höhenverstellbarer Schreibtisch mit Platte aus Gerüstplanken",
    notes: [
      "Vor dem Verstellen der Höhe auf Finger, Kabel und Gegenstände unter und über der Platte achten. Kinder nicht ohne Aufsicht verstellen lassen.",
      LEVEL,
      TWO_PEOPLE,
      SPLINTERS,
    ],
  },
  bench: {
    name: "Bank aus Gerüstplanken mit Stahlgestell",
    notes: [LEVEL, TWO_PEOPLE, SPLINTERS, NO_LADDER],
  },
  stool: {
    name: "Hocker aus Gerüstplanken mit Stahlgestell",
    notes: [LEVEL, SPLINTERS, NO_LADDER],
  },
  shelf: {
    name: "Regal aus Gerüstplanken mit Stahlgestell",
    notes: [
      "Kippgefahr: Regal vor dem Beladen an der Wand befestigen, mit Dübeln, die zur Wand passen.",
      "Schweres nach unten stellen; nicht daran klettern.",
      LEVEL,
      TWO_PEOPLE,
      SPLINTERS,
    ],
  },
  frame: {
    name: "Rahmen aus Gerüstplanken",
    notes: [
      "An zwei Punkten aufhängen, mit Dübeln und Schrauben, die Wand und Gewicht aushalten.",
      "Spiegelglas kann brechen: nicht über Betten aufhängen, gebrochene Spiegel nicht weiter benutzen.",
      SPLINTERS,
    ],
  },
  sample: {
    name: "Muster aus Gerüstplanke und Stahl",
    notes: ["Kein Spielzeug; Kanten können scharf sein.", SPLINTERS],
  },
};
