import { FRAME_TYPES, TABLE_TOPS } from "../../configuration/types.js";
import { SIDES } from "../../fields/field.js";
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
  name: { de: "Tisch", en: "Table" },
  typeNumber: "P46-TI-1",
  product: { handle: "table", description: "Esstisch aus gebrauchten Gerüstplanken, auf Maß gebaut." },
  bounds: TABLE_BOUNDS,
  presets: TABLE_PRESETS,
  sizeNames: {
    dining: { de: "Esstisch", en: "dining table" },
    office: { de: "Arbeitstisch", en: "work table" },
    sofa: { de: "Couchtisch", en: "coffee table" },
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
