/** The shop's own kinds. A kind that others add has its words in its own definition. */
export const kindNames = {
  table: "Tisch",
  desk: "Schreibtisch",
  bench: "Bank",
  stool: "Hocker",
  shelf: "Regal",
  frame: "Rahmen",
  sample: "Muster",
};

/** What sizes are called, as in the middle of a sentence. */
export const sizeNames = {
  dining: "Esstisch",
  office: "Arbeitstisch",
  sofa: "Couchtisch",
  twoPerson: "für zwei",
  threePerson: "für drei",
  normal: "Sitzhöhe",
  high: "Barhöhe",
  individual: "eigenes Maß",
  /** Before the heights that a desk reaches. */
  height: "Höhe",
};

/** How the boards of a shelf hang. */
export const shelfBoards = {
  fromTop: (places: string) => `${places} cm von oben`,
  left: "links kurz",
  right: "rechts kurz",
  both: "links und rechts kurz",
};
