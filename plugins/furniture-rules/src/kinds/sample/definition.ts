import { KIND_NAMES } from "../../language/kinds.js";
import { wordsOf } from "../../language/language.js";
import type { Definition } from "../definition.js";
import { firstSample, type SampleConfiguration } from "./configuration.js";
import { sampleParts } from "./parts.js";
import { SAMPLE_PRICE_ROWS, SAMPLE_PRICES, samplePrice } from "./price.js";

export const sample = {
  name: wordsOf(KIND_NAMES, "sample"),
  typeNumber: "P46-MU-1",
  product: { handle: "sample", description: "Ein Stück Gerüstplanke in der gewählten Farbe." },
  bounds: {},
  presets: null,
  sizeNames: null,
  adjustable: null,
  fields: [{ field: "color" }],
  planks: null,
  defaults: firstSample,
  plankCount: () => 0,
  parts: sampleParts,
  prices: SAMPLE_PRICES,
  priceRows: SAMPLE_PRICE_ROWS,
  price: samplePrice,
  madeToMeasure: () => false,
  camera: { alpha: 1.02, beta: 1.16 },
  beside: "cup",
  making: "stock",
  assembly: "ready",
  facts: () => ({}),
} as const satisfies Definition<SampleConfiguration, typeof SAMPLE_PRICES>;
