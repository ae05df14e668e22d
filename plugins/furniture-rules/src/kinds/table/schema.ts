import * as z from "zod";
import { FRAME_TYPES, TABLE_TOPS } from "../../configuration/types.js";
import { chosenSize, oneOf } from "../../fields/schema.js";
import { colored, pickable, withPlanks } from "../schema-parts.js";
import {
  firstTable,
  TABLE_BOUNDS,
  TABLE_PRESETS,
  TABLE_SIZES,
  type TableConfiguration,
  tablePlankCount,
} from "./configuration.js";

const first = firstTable();

/** A table: a plank for each position that its width gives. */
export const tableSchema: z.ZodType<TableConfiguration> = z
  .strictObject({
    dimensions: chosenSize({
      bounds: TABLE_BOUNDS,
      presets: TABLE_PRESETS,
      choices: TABLE_SIZES,
      fallback: first.dimensions,
    }).prefault({}),
    tableTop: oneOf(TABLE_TOPS).default(first.tableTop),
    frameType: oneOf(FRAME_TYPES).default(first.frameType),
    ...colored,
    ...pickable,
  })
  .transform((given, context) => withPlanks(given, tablePlankCount(given.dimensions.width), context));
