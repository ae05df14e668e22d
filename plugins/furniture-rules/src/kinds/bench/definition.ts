import { SEAT_FRAME_TYPES } from "../../configuration/types.js";
import { seatLoad } from "../../facts/load.js";
import { KIND_NAMES, SIZE_NAMES } from "../../language/kinds.js";
import { wordsOf } from "../../language/language.js";
import { type Definition, hasOwnTouch } from "../definition.js";
import { seatParts } from "../seat/parts.js";
import { SEAT_PRICE_ROWS } from "../seat/price.js";
import { BENCH_BOUNDS, BENCH_PRESETS, type BenchConfiguration, firstBench } from "./configuration.js";
import { BENCH_PRICES, benchPrice } from "./price.js";

/** Room for one, cm: that is what the names of the sizes take (two on 120, three on 170). */
const ROOM = 55;
/** kg: the most the workshop promises. */
const MOST_LOAD = 300;

export const bench = {
  name: wordsOf(KIND_NAMES, "bench"),
  typeNumber: "P46-BA-1",
  product: { handle: "bench", description: "Sitzbank aus einer Gerüstplanke, auf Maß gebaut." },
  bounds: BENCH_BOUNDS,
  presets: BENCH_PRESETS,
  sizeNames: {
    twoPerson: wordsOf(SIZE_NAMES, "twoPerson"),
    threePerson: wordsOf(SIZE_NAMES, "threePerson"),
  },
  adjustable: null,
  fields: [
    { field: "size", sides: ["length"] },
    { field: "choice", name: "frameType", words: SEAT_FRAME_TYPES },
    { field: "color" },
    { field: "planks" },
  ],
  planks: { place: 4, width: 28 },
  defaults: firstBench,
  plankCount: () => 1,
  parts: (piece) => seatParts(piece),
  prices: BENCH_PRICES,
  priceRows: SEAT_PRICE_ROWS,
  price: benchPrice,
  madeToMeasure: (piece) => piece.dimensions.chosen === "individual" || hasOwnTouch(piece),
  camera: { alpha: 1, beta: 1.18 },
  beside: "cup",
  making: "steel",
  assembly: "ready",
  facts: ({ dimensions }, parts) => ({
    benchSeats: Math.floor(dimensions.length / ROOM),
    seatLoad: seatLoad(parts, MOST_LOAD),
  }),
} as const satisfies Definition<BenchConfiguration, typeof BENCH_PRICES>;
