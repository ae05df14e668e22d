/** Card of a passe-partout. */
export const cardNames = {
  white: "Weiß",
  cream: "Creme",
  grey: "Grau",
  black: "Schwarz",
  red: "Rot",
};
