import * as z from "zod";
import type { Kind } from "../kinds.js";
import { tablePlankCount } from "../planks/count.js";
import { BOUNDS } from "./bounds.js";
import { defaultConfiguration } from "./defaults.js";
import { chosenSize, color, hexColor, oneOf, planks, type SizeRules, whole, yesOrNo } from "./fields.js";
import { checkPlanks, filledPlanks, type GivenPlanks } from "./plank-choice.js";
import { PRESETS } from "./presets.js";
import { shelfSchema } from "./shelf-schema.js";
import {
  BENCH_SIZES,
  type ConfigurationOf,
  FILLINGS,
  FRAME_TYPES,
  SEAT_FRAME_TYPES,
  STOOL_SIZES,
  TABLE_SIZES,
  TABLE_TOPS,
} from "./types.js";

const colored = { color: color.prefault({}) };
const pickable = { choosePlanks: yesOrNo.default(false), planks: planks.optional() };

/** Ends the schema of a kind with this many planks to pick. */
function withPlanks<Given extends GivenPlanks>(given: Given, count: number, context: z.core.$RefinementCtx) {
  checkPlanks(given, count, context);
  return { ...given, ...filledPlanks(given, count) };
}

const table = z
  .strictObject({
    dimensions: chosenSize({
      bounds: BOUNDS.table,
      presets: PRESETS.table,
      choices: TABLE_SIZES,
      fallback: defaultConfiguration("table").dimensions,
    }).prefault({}),
    tableTop: oneOf(TABLE_TOPS).default(defaultConfiguration("table").tableTop),
    frameType: oneOf(FRAME_TYPES).default(defaultConfiguration("table").frameType),
    ...colored,
    ...pickable,
  })
  .transform((given, context) => withPlanks(given, tablePlankCount(given.dimensions.width), context));

const tableOffice = z
  .strictObject({ ...colored, ...pickable })
  .transform((given, context) => withPlanks(given, 1, context));

/** Benches and stools differ in their sizes only. */
function seat<Chosen extends string>(kind: "bench" | "stool", rules: SizeRules<Chosen>) {
  return z
    .strictObject({
      dimensions: chosenSize(rules).prefault({}),
      frameType: oneOf(SEAT_FRAME_TYPES).default(defaultConfiguration(kind).frameType),
      ...colored,
      ...pickable,
    })
    .transform((given, context) => withPlanks(given, 1, context));
}

const bench = seat("bench", {
  bounds: BOUNDS.bench,
  presets: PRESETS.bench,
  choices: BENCH_SIZES,
  fallback: defaultConfiguration("bench").dimensions,
});

const stool = seat("stool", {
  bounds: BOUNDS.stool,
  presets: PRESETS.stool,
  choices: STOOL_SIZES,
  fallback: defaultConfiguration("stool").dimensions,
});

const picture = defaultConfiguration("frame");
const frame = z.strictObject({
  dimensions: z
    .strictObject({
      width: whole(BOUNDS.frame.width).default(picture.dimensions.width),
      height: whole(BOUNDS.frame.height).default(picture.dimensions.height),
    })
    .prefault({}),
  filling: oneOf(FILLINGS).default(picture.filling),
  passepartoutColor: hexColor.default(picture.passepartoutColor),
});

const sample = z.strictObject(colored);

/** What each kind accepts from outside, and how left-out fields are filled. */
export const SCHEMAS: { readonly [K in Kind]: z.ZodType<ConfigurationOf<K>> } = {
  table,
  tableOffice,
  bench,
  stool,
  shelf: shelfSchema,
  frame,
  sample,
};
