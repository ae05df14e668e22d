import type { safety as german } from "../de/safety";

const SPLINTERS =
  "Reclaimed wood: cracks and knots belong to it. Should a splinter come loose, sand it down and wax it again.";
const TWO_PEOPLE = "Heavy: lift and carry with two people only.";
const LEVEL =
  "Place on a level floor that bears the weight; retighten the screws after a month and then every year.";
const NO_LADDER = "Do not stand on it and do not use it as a step.";

export const safety: typeof german = {
  table: {
    name: "Table of scaffolding planks on a steel frame",
    notes: [LEVEL, TWO_PEOPLE, SPLINTERS, NO_LADDER],
  },
  tableOffice: {
    name: "Height-adjustable desk with a top of scaffolding planks",
    notes: [
      "Before changing the height mind fingers, cables and objects below and above the top. Do not let children change it unattended.",
      LEVEL,
      TWO_PEOPLE,
      SPLINTERS,
    ],
  },
  bench: {
    name: "Bench of scaffolding planks on a steel frame",
    notes: [LEVEL, TWO_PEOPLE, SPLINTERS, NO_LADDER],
  },
  stool: {
    name: "Stool of scaffolding planks on a steel frame",
    notes: [LEVEL, SPLINTERS, NO_LADDER],
  },
  shelf: {
    name: "Shelf of scaffolding planks on a steel frame",
    notes: [
      "Risk of tipping: fix the shelf to the wall before loading it, with plugs that suit the wall.",
      "Put heavy things at the bottom; do not climb it.",
      LEVEL,
      TWO_PEOPLE,
      SPLINTERS,
    ],
  },
  frame: {
    name: "Frame of scaffolding planks",
    notes: [
      "Hang it at two points, with plugs and screws that suit wall and weight.",
      "Mirror glass can break: do not hang it above beds, do not go on using a broken mirror.",
      SPLINTERS,
    ],
  },
  sample: {
    name: "Sample of scaffolding plank and steel",
    notes: ["Not a toy; edges can be sharp.", SPLINTERS],
  },
};
