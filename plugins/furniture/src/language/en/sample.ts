import type { sample as german } from "../de/sample";

export const sample: typeof german = {
  reason: "The steel arrives later.",
  question: "Does the table\nfit through the door?",
  table: "Table",
  size: "Size",
  plank: "Plank 07 · row of nails",
  withdrawn: "1012.2 Stool",
  wobbles: "It wobbles.",
  heard: "At the market in the hall.",
  message: "Please ring the bell\nsecond floor",
};
