/** Steel. */
export const colorNames = {
  graphite: "Graphit",
  white: "Weiß",
  raw: "Roh, Klarlack",
};
