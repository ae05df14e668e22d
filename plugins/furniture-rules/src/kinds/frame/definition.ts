import { KIND_NAMES } from "../../language/kinds.js";
import { wordsOf } from "../../language/language.js";
import type { Definition } from "../definition.js";
import { FILLINGS, FRAME_BOUNDS, type FrameConfiguration, firstFrame } from "./configuration.js";
import { pictureFrameParts } from "./parts.js";
import { formatsIn, frameOpening, frameRebate, holdsPicture } from "./picture.js";
import { FRAME_PRICE_ROWS, FRAME_PRICES, framePrice } from "./price.js";

export const frame = {
  name: wordsOf(KIND_NAMES, "frame"),
  typeNumber: "P46-RA-1",
  product: { handle: "frame", description: "Bilderrahmen aus Gerüstplanken, leer oder gefüllt." },
  bounds: FRAME_BOUNDS,
  presets: null,
  sizeNames: null,
  adjustable: null,
  fields: [
    { field: "size", sides: ["width", "height"], pictures: true },
    { field: "choice", name: "filling", words: FILLINGS },
    { field: "card" },
  ],
  planks: null,
  defaults: firstFrame,
  plankCount: () => 0,
  parts: pictureFrameParts,
  prices: FRAME_PRICES,
  priceRows: FRAME_PRICE_ROWS,
  price: framePrice,
  /** Its size is always individual. */
  madeToMeasure: () => true,
  camera: { alpha: 2.05, beta: 1.5 },
  beside: "cup",
  making: "wood",
  assembly: "hang",
  facts(configuration) {
    const rebate = holdsPicture(configuration.filling) ? frameRebate(configuration) : null;
    return { picture: { opening: frameOpening(configuration), rebate, formats: formatsIn(configuration) } };
  },
} as const satisfies Definition<FrameConfiguration, typeof FRAME_PRICES>;
