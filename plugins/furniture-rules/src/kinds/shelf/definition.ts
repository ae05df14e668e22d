import { FRAME_TYPES } from "../../configuration/types.js";
import { boardLoad } from "../../facts/load.js";
import { KIND_NAMES } from "../../language/kinds.js";
import { wordsOf } from "../../language/language.js";
import { TOP_HEIGHT } from "../../parts/top.js";
import type { Definition } from "../definition.js";
import { firstShelf, SHELF_BOUNDS, type ShelfConfiguration } from "./configuration.js";
import { pillarPlaces, SHELF_STEEL, shelfParts } from "./parts.js";
import { SHELF_PRICE_ROWS, SHELF_PRICES, shelfPrice } from "./price.js";

/** kg on a board: the most the workshop promises, whatever the sum says, for pillars hang on dowels. */
const MOST_LOAD = 50;

export const shelf = {
  name: wordsOf(KIND_NAMES, "shelf"),
  typeNumber: "P46-RE-1",
  product: { handle: "shelf", description: "Regal aus Gerüstplanken, auf Maß gebaut." },
  bounds: SHELF_BOUNDS,
  presets: null,
  sizeNames: null,
  adjustable: null,
  fields: [
    { field: "size", sides: ["width", "height"] },
    { field: "boards" },
    { field: "choice", name: "frameType", words: FRAME_TYPES },
    { field: "color" },
    { field: "planks" },
  ],
  planks: { place: 3, width: 28 },
  defaults: firstShelf,
  plankCount: ({ numberOfPlanks }) => numberOfPlanks,
  parts: shelfParts,
  prices: SHELF_PRICES,
  priceRows: SHELF_PRICE_ROWS,
  price: shelfPrice,
  /** Its size is always individual. */
  madeToMeasure: () => true,
  camera: { alpha: 1.12, beta: 1.35 },
  beside: "person",
  making: "steel",
  assembly: "shelf",
  facts(configuration, parts) {
    const [first = 0, second = 0] = pillarPlaces(configuration);
    return { boardLoad: boardLoad(parts, second - first, MOST_LOAD) };
  },
  /** A stack of its boards with its pillars lying on them. */
  packed({ dimensions, numberOfPlanks, numberOfPillars, frameType }) {
    const { pillar } = SHELF_STEEL;
    const braces = frameType === "diagonal" ? (numberOfPillars - 1) * pillar.thickness : 0;
    const stack = numberOfPlanks * TOP_HEIGHT + numberOfPillars * pillar.breadth + braces;
    return [Math.max(dimensions.width, dimensions.height), dimensions.depth, stack];
  },
} as const satisfies Definition<ShelfConfiguration, typeof SHELF_PRICES>;
