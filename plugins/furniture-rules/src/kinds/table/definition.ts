import { FRAME_TYPES, TABLE_TOPS } from "../../configuration/types.js";
import { SIDES } from "../../fields/field.js";
import { KIND_NAMES, SIZE_NAMES } from "../../language/kinds.js";
import { wordsOf } from "../../language/language.js";
import { type Definition, hasOwnTouch } from "../definition.js";
import {
  firstTable,
  TABLE_BOUNDS,
  TABLE_PRESETS,
  type TableConfiguration,
  tablePlankCount,
} from "./configuration.js";
import { tableParts } from "./parts.js";
import { TABLE_PRICE_ROWS, TABLE_PRICES, tablePrice } from "./price.js";
import { tableSeats } from "./seats.js";

export const table = {
  name: wordsOf(KIND_NAMES, "table"),
  typeNumber: "P46-TI-1",
  product: { handle: "table", description: "Esstisch aus gebrauchten Gerüstplanken, auf Maß gebaut." },
  bounds: TABLE_BOUNDS,
  presets: TABLE_PRESETS,
  sizeNames: {
    dining: wordsOf(SIZE_NAMES, "dining"),
    office: wordsOf(SIZE_NAMES, "office"),
    sofa: wordsOf(SIZE_NAMES, "sofa"),
  },
  adjustable: null,
  fields: [
    { field: "size", sides: SIDES },
    { field: "choice", name: "frameType", words: FRAME_TYPES },
    { field: "choice", name: "tableTop", words: TABLE_TOPS },
    { field: "color" },
    { field: "planks" },
  ],
  planks: { place: 1, width: 28 },
  defaults: firstTable,
  plankCount: ({ dimensions }) => tablePlankCount(dimensions.width),
  parts: tableParts,
  prices: TABLE_PRICES,
  priceRows: TABLE_PRICE_ROWS,
  price: tablePrice,
  madeToMeasure: (piece) => piece.dimensions.chosen === "individual" || hasOwnTouch(piece),
  camera: { alpha: 1.02, beta: 1.16 },
  beside: "cup",
  making: "steel",
  assembly: "screwTop",
  facts(configuration) {
    const seats = tableSeats(configuration);
    return seats ? { tableSeats: seats } : {};
  },
} as const satisfies Definition<TableConfiguration, typeof TABLE_PRICES>;
