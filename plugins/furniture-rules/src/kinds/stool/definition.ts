import { SEAT_FRAME_TYPES } from "../../configuration/types.js";
import { seatLoad } from "../../facts/load.js";
import { KIND_NAMES, SIZE_NAMES } from "../../language/kinds.js";
import { wordsOf } from "../../language/language.js";
import { type Definition, hasOwnTouch } from "../definition.js";
import { seatParts } from "../seat/parts.js";
import { SEAT_PRICE_ROWS } from "../seat/price.js";
import { firstStool, STOOL_BOUNDS, STOOL_PRESETS, type StoolConfiguration } from "./configuration.js";
import { STOOL_PRICES, stoolPrice } from "./price.js";

/** kg: the most the workshop promises. */
const MOST_LOAD = 150;

export const stool = {
  name: wordsOf(KIND_NAMES, "stool"),
  typeNumber: "P46-HO-1",
  product: { handle: "stool", description: "Hocker aus einer Gerüstplanke." },
  bounds: STOOL_BOUNDS,
  presets: STOOL_PRESETS,
  sizeNames: {
    normal: wordsOf(SIZE_NAMES, "normal"),
    high: wordsOf(SIZE_NAMES, "high"),
  },
  adjustable: null,
  fields: [
    { field: "size", sides: ["height"] },
    { field: "choice", name: "frameType", words: SEAT_FRAME_TYPES },
    { field: "color" },
    { field: "planks" },
  ],
  planks: { place: 5, width: 28 },
  defaults: firstStool,
  plankCount: () => 1,
  parts: (piece) => seatParts(piece),
  prices: STOOL_PRICES,
  priceRows: SEAT_PRICE_ROWS,
  price: stoolPrice,
  madeToMeasure: (piece) => piece.dimensions.chosen === "individual" || hasOwnTouch(piece),
  camera: { alpha: 1.02, beta: 1.12 },
  beside: "cup",
  making: "steel",
  assembly: "ready",
  facts: (_configuration, parts) => ({ seatLoad: seatLoad(parts, MOST_LOAD) }),
} as const satisfies Definition<StoolConfiguration, typeof STOOL_PRICES>;
