import { KIND_NAMES } from "../../language/kinds.js";
import { wordsOf } from "../../language/language.js";
import { type Definition, hasOwnTouch } from "../definition.js";
import { DESK, firstDesk, type TableOfficeConfiguration } from "./configuration.js";
import { deskParts } from "./parts.js";
import { DESK_PRICE_ROWS, DESK_PRICES, deskPrice } from "./price.js";

export const desk = {
  name: wordsOf(KIND_NAMES, "desk"),
  typeNumber: "P46-ST-1",
  product: {
    handle: "table-office",
    description: "Höhenverstellbarer Schreibtisch mit einer Platte aus Gerüstplanken.",
  },
  bounds: {},
  presets: null,
  sizeNames: null,
  adjustable: DESK,
  fields: [{ field: "size", sides: [] }, { field: "color" }, { field: "planks" }],
  planks: { place: 2, width: 26 },
  defaults: firstDesk,
  plankCount: () => 1,
  parts: deskParts,
  prices: DESK_PRICES,
  priceRows: DESK_PRICE_ROWS,
  price: deskPrice,
  madeToMeasure: (piece) => hasOwnTouch(piece),
  camera: { alpha: 2.12, beta: 1.2 },
  beside: "person",
  making: "steel",
  assembly: "desk",
  facts: () => ({}),
  /** With its columns down. */
  packed: () => [DESK.length, DESK.width, DESK.height.min],
} as const satisfies Definition<TableOfficeConfiguration, typeof DESK_PRICES>;
