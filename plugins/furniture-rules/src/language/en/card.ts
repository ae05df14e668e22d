import type * as german from "../de/card.js";

export const cardNames: typeof german.cardNames = {
  white: "White",
  cream: "Cream",
  grey: "Grey",
  black: "Black",
  red: "Red",
};
