import type { Texts } from "../de/index.ts";

export const sets: Texts["sets"] = {
  title: {
    bench: "A bench for this table",
    stool: "A high stool for this table",
    table: "A table for this bench",
  },
  sameSize: "Same length, same colour: {{size}}",
  sameColor: "Same colour: {{size}}",
  add: "Add to cart",
  addNamed: "Add to cart: {{name}}",
  adapt: "Adapt",
  adaptNamed: "Adapt: {{name}}",
};
