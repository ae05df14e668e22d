import type * as german from "../de/kinds.js";

export const kindNames: typeof german.kindNames = {
  table: "Table",
  desk: "Desk",
  bench: "Bench",
  stool: "Stool",
  shelf: "Shelf",
  frame: "Frame",
  sample: "Sample",
};

export const sizeNames: typeof german.sizeNames = {
  dining: "dining table",
  office: "work table",
  sofa: "coffee table",
  twoPerson: "seats two",
  threePerson: "seats three",
  normal: "seat height",
  high: "bar height",
  individual: "your own size",
  height: "height",
};

export const shelfBoards: typeof german.shelfBoards = {
  fromTop: (places) => `${places} cm from the top`,
  left: "short on the left",
  right: "short on the right",
  both: "short on both sides",
};
