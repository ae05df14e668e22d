import type * as german from "../de/drawing.js";

export const drawing: typeof german.drawing = {
  title: "Drawing of the furniture",
  length: "length",
  depth: "depth",
  height: "height",
};
