import * as z from "zod";
import type { Kind } from "../kinds.js";
import { plankCount, tablePlankCount } from "../planks/count.js";
import { BOUNDS } from "./bounds.js";
import { defaultConfiguration } from "./defaults.js";
import { chosenSize, color, hexColor, oneOf, planks, whole, yesOrNo } from "./fields.js";
import { checkPlanks, filledPlanks } from "./plank-choice.js";
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
  .transform((given, context) => {
    const count = tablePlankCount(given.dimensions.width);
    checkPlanks(given, count, context);
    return { ...given, ...filledPlanks(given, count) };
  });

const tableOffice = z.strictObject({ ...colored, ...pickable }).transform((given, context) => {
  const count = plankCount("tableOffice", defaultConfiguration("tableOffice"));
  checkPlanks(given, count, context);
  return { ...given, ...filledPlanks(given, count) };
});

const bench = z
  .strictObject({
    dimensions: chosenSize({
      bounds: BOUNDS.bench,
      presets: PRESETS.bench,
      choices: BENCH_SIZES,
      fallback: defaultConfiguration("bench").dimensions,
    }).prefault({}),
    frameType: oneOf(SEAT_FRAME_TYPES).default(defaultConfiguration("bench").frameType),
    ...colored,
    ...pickable,
  })
  .transform((given, context) => {
    const count = plankCount("bench", defaultConfiguration("bench"));
    checkPlanks(given, count, context);
    return { ...given, ...filledPlanks(given, count) };
  });

const stool = z
  .strictObject({
    dimensions: chosenSize({
      bounds: BOUNDS.stool,
      presets: PRESETS.stool,
      choices: STOOL_SIZES,
      fallback: defaultConfiguration("stool").dimensions,
    }).prefault({}),
    frameType: oneOf(SEAT_FRAME_TYPES).default(defaultConfiguration("stool").frameType),
    ...colored,
    ...pickable,
  })
  .transform((given, context) => {
    const count = plankCount("stool", defaultConfiguration("stool"));
    checkPlanks(given, count, context);
    return { ...given, ...filledPlanks(given, count) };
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
