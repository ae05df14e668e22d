import type { Kind } from "@planke46/furniture-rules";
import { DEFAULT_LANGUAGE, type Language } from "./language";

/** A kind as offers name it, and what to mind when using it. Sample texts: an expert has to check them. */
interface Safety {
  name: string;
  notes: readonly string[];
  /** How an electrical device is got rid of (§ 18 Abs. 4 ElektroG); left out for what is none. */
  disposal?: readonly string[];
}

const SPLINTERS_DE =
  "Gebrauchtes Holz: Risse und Äste gehören dazu. Löst sich doch einmal ein Span, bitte abschleifen und nachwachsen.";
const TWO_PEOPLE_DE = "Schwer: nur zu zweit heben und tragen.";
const LEVEL_DE =
  "Auf ebenem, tragfähigem Boden aufstellen; Schrauben nach einem Monat und dann jährlich nachziehen.";
const NO_LADDER_DE = "Nicht darauf stellen und nicht als Tritt benutzen.";

const SPLINTERS_EN =
  "Reclaimed wood: cracks and knots belong to it. Should a splinter come loose, sand it down and wax it again.";
const TWO_PEOPLE_EN = "Heavy: lift and carry with two people only.";
const LEVEL_EN =
  "Place on a level floor that bears the weight; retighten the screws after a month and then every year.";
const NO_LADDER_EN = "Do not stand on it and do not use it as a step.";

const de: Readonly<Record<Kind, Safety>> = {
  table: {
    name: "Tisch aus Gerüstplanken mit Stahlgestell",
    notes: [LEVEL_DE, TWO_PEOPLE_DE, SPLINTERS_DE, NO_LADDER_DE],
  },
  tableOffice: {
    name: "Höhenverstellbarer Schreibtisch mit Platte aus Gerüstplanken",
    notes: [
      "Vor dem Verstellen der Höhe auf Finger, Kabel und Gegenstände unter und über der Platte achten. Kinder nicht ohne Aufsicht verstellen lassen.",
      LEVEL_DE,
      TWO_PEOPLE_DE,
      SPLINTERS_DE,
    ],
    disposal: [
      "Der Schreibtisch ist ein Elektrogerät. Die durchgestrichene Mülltonne heißt: Er gehört nicht in den Hausmüll, sondern wird getrennt gesammelt.",
      "Der Wertstoffhof nimmt ihn kostenlos an. Wo die nächste Sammelstelle ist, sagt die Gemeinde.",
      "Vor dem Abgeben Batterien und Lampen herausnehmen, die sich entnehmen lassen, und persönliche Daten löschen, falls das Gerät welche speichert.",
    ],
  },
  bench: {
    name: "Bank aus Gerüstplanken mit Stahlgestell",
    notes: [LEVEL_DE, TWO_PEOPLE_DE, SPLINTERS_DE, NO_LADDER_DE],
  },
  stool: {
    name: "Hocker aus Gerüstplanken mit Stahlgestell",
    notes: [LEVEL_DE, SPLINTERS_DE, NO_LADDER_DE],
  },
  shelf: {
    name: "Regal aus Gerüstplanken mit Stahlgestell",
    notes: [
      "Kippgefahr: Regal vor dem Beladen an der Wand befestigen, mit Dübeln, die zur Wand passen.",
      "Schweres nach unten stellen; nicht daran klettern.",
      LEVEL_DE,
      TWO_PEOPLE_DE,
      SPLINTERS_DE,
    ],
  },
  frame: {
    name: "Rahmen aus Gerüstplanken",
    notes: [
      "An zwei Punkten aufhängen, mit Dübeln und Schrauben, die Wand und Gewicht aushalten.",
      "Spiegelglas kann brechen: nicht über Betten aufhängen, gebrochene Spiegel nicht weiter benutzen.",
      SPLINTERS_DE,
    ],
  },
  sample: {
    name: "Muster aus Gerüstplanke und Stahl",
    notes: ["Kein Spielzeug; Kanten können scharf sein.", SPLINTERS_DE],
  },
};

const en: Readonly<Record<Kind, Safety>> = {
  table: {
    name: "Table of scaffolding planks on a steel frame",
    notes: [LEVEL_EN, TWO_PEOPLE_EN, SPLINTERS_EN, NO_LADDER_EN],
  },
  tableOffice: {
    name: "Height-adjustable desk with a top of scaffolding planks",
    notes: [
      "Before changing the height mind fingers, cables and objects below and above the top. Do not let children change it unattended.",
      LEVEL_EN,
      TWO_PEOPLE_EN,
      SPLINTERS_EN,
    ],
    disposal: [
      "The desk is an electrical device. The crossed-out bin means: it does not belong in the household waste but is collected separately.",
      "The recycling centre takes it free of charge. Your municipality says where the next collection point is.",
      "Before handing it in, take out batteries and lamps that can be removed, and delete personal data if the device stores any.",
    ],
  },
  bench: {
    name: "Bench of scaffolding planks on a steel frame",
    notes: [LEVEL_EN, TWO_PEOPLE_EN, SPLINTERS_EN, NO_LADDER_EN],
  },
  stool: {
    name: "Stool of scaffolding planks on a steel frame",
    notes: [LEVEL_EN, SPLINTERS_EN, NO_LADDER_EN],
  },
  shelf: {
    name: "Shelf of scaffolding planks on a steel frame",
    notes: [
      "Risk of tipping: fix the shelf to the wall before loading it, with plugs that suit the wall.",
      "Put heavy things at the bottom; do not climb it.",
      LEVEL_EN,
      TWO_PEOPLE_EN,
      SPLINTERS_EN,
    ],
  },
  frame: {
    name: "Frame of scaffolding planks",
    notes: [
      "Hang it at two points, with plugs and screws that suit wall and weight.",
      "Mirror glass can break: do not hang it above beds, do not go on using a broken mirror.",
      SPLINTERS_EN,
    ],
  },
  sample: {
    name: "Sample of scaffolding plank and steel",
    notes: ["Not a toy; edges can be sharp.", SPLINTERS_EN],
  },
};

/** By language and kind, as Art. 19 of Regulation (EU) 2023/988 wants it on every offer. In one file, so that a new kind changes one. */
export const SAFETY: Readonly<Record<Language, Readonly<Record<Kind, Safety>>>> = { de, en };

/** Whether the law takes a kind for an electrical device: it then has a registration and is disposed of separately. */
export function isElectrical(kind: Kind): boolean {
  return SAFETY[DEFAULT_LANGUAGE][kind].disposal !== undefined;
}
