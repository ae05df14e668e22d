import type * as german from "../de/colors.js";

export const colorNames: typeof german.colorNames = {
  graphite: "Graphite",
  white: "White",
  raw: "Raw, clear lacquer",
};
