/** The piece that goes with another one. */
export const sets = {
  title: {
    bench: "Eine Bank zu diesem Tisch",
    stool: "Ein hoher Hocker zu diesem Tisch",
    table: "Ein Tisch zu dieser Bank",
  },
  sameSize: "Gleiche Länge, gleiche Farbe: {{size}}",
  sameColor: "Gleiche Farbe: {{size}}",
  add: "In den Warenkorb",
  addNamed: "{{name}} in den Warenkorb",
  adapt: "Anpassen",
  adaptNamed: "{{name}} anpassen",
};
