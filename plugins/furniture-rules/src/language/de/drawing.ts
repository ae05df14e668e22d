export const drawing = {
  title: "Zeichnung des Möbels",
  length: "Länge",
  depth: "Tiefe",
  height: "Höhe",
};
